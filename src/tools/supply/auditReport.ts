import * as v from 'valibot';
import type { NpmAnswer } from './npm';

/** What `npm audit` knows of some of the packages. */
export type Audit =
  /** The registry did not answer: nothing is known. */
  | { readonly kind: 'not reached'; readonly reason: string }
  /** A line for each package that has a known weakness; none is what one wants. */
  | { readonly kind: 'answered'; readonly found: readonly string[] };

const answered = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      name: v.string(),
      severity: v.string(),
      range: v.string(),
      via: v.array(v.union([v.string(), v.object({ title: v.string(), url: v.string() })])),
    }),
  ),
});

const refused = v.object({ message: v.string() });

/** Reads what `npm audit --json` wrote. Only an answer of the registry says anything: all else is `not reached`. */
export function readAudit({ output, errors }: NpmAnswer): Audit {
  const json = parsed(output);
  const answer = v.safeParse(answered, json);
  if (!answer.success) {
    const refusal = v.safeParse(refused, json);
    const reason = refusal.success ? refusal.output.message : lastLine(errors);
    return { kind: 'not reached', reason: reason || 'npm gave no reason' };
  }
  const found = Object.values(answer.output.vulnerabilities).map(
    ({ name, severity, range, via }) => {
      const causes = via.map((cause) =>
        typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`,
      );
      return `${name} ${range} (${severity}): ${causes.join('; ')}`;
    },
  );
  return { kind: 'answered', found };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
