/**
 * What Chromium is started with by tests: it runs as root in a container, draws without a graphics card, and asks
 * nobody for anything by itself. Where host names lead, each suite says.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
