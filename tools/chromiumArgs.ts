/**
 * Flags for Chromium in tests: root in a container, no GPU, no background requests. Each suite maps its own hosts.
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
