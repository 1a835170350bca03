import lighthouse from 'lighthouse';

/** What Lighthouse says of one load of a page on its mobile device, simulated. Times in ms. */
export interface Judged {
  /** 0 to 100. */
  readonly score: number;
  readonly blocking: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** How fast this machine was, as Lighthouse measures it: about 1,000 is a good laptop of 2020. */
  readonly benchmarkIndex: number;
}

const audits = {
  blocking: 'total-blocking-time',
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
} as const;

/** Loads the page as Lighthouse's own settings say, in the browser at that port. */
export async function judge(address: string, port: number): Promise<Judged> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    // The five that the score of performance is made of.
    onlyAudits: [...Object.values(audits), 'speed-index'],
    disableFullPageScreenshot: true,
  });
  const lhr = result?.lhr;
  const score = lhr?.categories.performance?.score;
  if (!lhr || typeof score !== 'number') {
    const failures = Object.values(lhr?.audits ?? {}).flatMap(
      ({ errorMessage = [] }) => errorMessage,
    );
    const reasons = [lhr?.runtimeError?.message ?? [], failures].flat();
    throw new Error(`Lighthouse gave no score for ${address}: ${reasons.join('; ')}`);
  }
  const numberOf = (name: keyof typeof audits) => lhr.audits[audits[name]]?.numericValue;
  return {
    score: Math.round(score * 100),
    blocking: numberOf('blocking') ?? Number.NaN,
    firstPaint: numberOf('firstPaint') ?? Number.NaN,
    largestPaint: numberOf('largestPaint') ?? Number.NaN,
    shift: numberOf('shift') ?? Number.NaN,
    benchmarkIndex: lhr.environment.benchmarkIndex,
  };
}
