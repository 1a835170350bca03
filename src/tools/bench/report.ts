import { changeSince, type Results, type StartTrace } from './compare';
import { type Figure, isMet, keyOf, subjects } from './figure';
import { figureTable } from './table';
import { visitsReckoned } from './visits';

/**
 * The report of a run in Markdown, beside an earlier one where there is one.
 * @param notReached what is told of goals that cannot be kept; Markdown, written by hand.
 */
export function reportOf(
  results: Results,
  before: Results | undefined,
  notReached: string,
): string {
  const { figures, machine, skipped } = results;
  const withGoal = figures.filter(({ goal }) => goal !== undefined);
  const kept = withGoal.filter(isMet).length;
  const machineText = Object.entries(machine)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  const lines = [
    '# What the site costs',
    '',
    `Written by \`npm run bench\`${results.isQuick ? ' -- --quick' : ''} at ${results.at}, commit ${results.commit}. Do not edit.`,
    '',
    `Machine: ${machineText}.`,
    '',
    'Each figure is the median of its measurements, with the least and the greatest in brackets, beside a control that was measured in the same run. “Visits counted” tells whether a measurement id was set. Unless another device is named, the page runs on a phone of 390 px whose processor is four times slower than this machine’s.',
    '',
    `${kept} of ${withGoal.length} goals are kept. ${beforeText(before)}`,
    '',
    '![Figures beside their goals](plot.svg)',
    '',
    ...skipped.flatMap((reason) => [`Left out: ${reason}`, '']),
    ...subjects.flatMap((subject) => sectionOf(subject, results, before)),
    notReached,
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function beforeText(before: Results | undefined): string {
  return before
    ? `“Before” is the run of ${before.at}, commit ${before.commit}; a figure is called better or worse where the spreads of the two runs do not meet and the medians are a tenth apart.`
    : 'There is no earlier run to compare with.';
}

function sectionOf(
  subject: (typeof subjects)[number],
  { figures, starts = [] }: Results,
  before: Results | undefined,
): string[] {
  const own = figures.filter((figure) => figure.subject === subject);
  if (own.length === 0) return [];
  const details = own.filter(({ isDetail }) => isDetail);
  const reckoned = subject === 'Serving' ? visitsReckoned(own) : [];
  return [
    `## ${subject}`,
    '',
    figureTable(
      own.filter(({ isDetail }) => !isDetail),
      before,
    ),
    '',
    ...(details.length > 0
      ? [
          `<details><summary>${details.length} more, one by one</summary>`,
          '',
          figureTable(details, before),
          '',
          '</details>',
          '',
        ]
      : []),
    ...(subject === 'Start' ? starts.flatMap(startLines) : []),
    ...(reckoned.length > 0 ? ['### A million visits a day', '', ...reckoned, ''] : []),
  ];
}

function startLines({ of, lines }: StartTrace): string[] {
  return [
    `### Tasks of at least 20 ms of the slowest start of ${of}`,
    '',
    'When each began, how long it took, its time on the processor, and what took longest in it, in ms.',
    '',
    '```',
    ...(lines.length > 0 ? lines : ['none']),
    '```',
    '',
  ];
}

/** What the console is told at the end: goals that were missed, and what became worse. */
export function summaryOf({ figures }: Results, before: Results | undefined): string[] {
  const main = figures.filter(({ isDetail }) => !isDetail);
  const missed = main.filter((figure) => isMet(figure) === false);
  const worse = figures.filter((figure) => changeSince(figure, before) === 'worse');
  return [
    ...linesOf('Goals missed', missed),
    ...(before ? linesOf(`Worse than ${before.commit}`, worse) : []),
  ];
}

function linesOf(head: string, figures: readonly Figure[]): string[] {
  return [`${head}: ${figures.length}`, ...figures.map((figure) => `  ${keyOf(figure)}`)];
}
