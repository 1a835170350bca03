import type { Figure } from './figure';

const visitsPerDay = 1_000_000;

/** Assumed, not looked up: what a content delivery network asks for a GB, in US dollars. */
const assumedPrice = 0.01;

/** How many of the pages the network has to ask the studio's own server for, in the worst case: assumed. */
const assumedMisses = 0.05;

/**
 * What a million visits a day cost, as lines of Markdown, reckoned from what was measured; none where it was not.
 */
export function visitsReckoned(figures: readonly Figure[]): string[] {
  const medianOf = (name: string) => figures.find((one) => one.name === name)?.ours.median;
  const processor = medianOf("nginx's processor time for a visit");
  const sent = medianOf('a visit, as it is sent');
  const html = medianOf('a visit, HTML alone');
  const requests = medianOf('requests of a visit');
  if (!processor || !sent || !html || !requests) return [];
  const coreHours = (processor * visitsPerDay) / 3_600_000;
  const gigabytes = (sent * visitsPerDay) / 1e6;
  const originGigabytes = (html * visitsPerDay * assumedMisses) / 1e6;
  const price = gigabytes * assumedPrice;
  return [
    `Every visit is taken for a first one, of ${requests.toFixed(0)} requests and ${sent.toFixed(0)} kB.`,
    '',
    `- nginx alone: 1,000,000 × ${processor.toFixed(3)} ms = ${coreHours.toFixed(2)} core hours a day, which is ${((coreHours / 24) * 100).toFixed(1)} % of one core on average; ten times as much at the busiest minute is still ${((coreHours / 24) * 1000).toFixed(0)} %.`,
    `- traffic: 1,000,000 × ${sent.toFixed(0)} kB = ${gigabytes.toFixed(0)} GB a day, ${((gigabytes * 8) / 86.4).toFixed(1)} Mbit/s on average.`,
    `- with a CDN in front: it sends those ${gigabytes.toFixed(0)} GB, files under \`/assets/\` once fetched from its own store for ever; our server sends the HTML that it asks for anew, with an assumed ${assumedMisses * 100} % of visits ${originGigabytes.toFixed(1)} GB a day.`,
    `- at an assumed ${assumedPrice} US dollars for a GB, not a price that was looked up: ${gigabytes.toFixed(0)} × ${assumedPrice} = ${price.toFixed(2)} dollars a day, ${(price * 30).toFixed(0)} a month. Put in your host's price.`,
  ];
}
