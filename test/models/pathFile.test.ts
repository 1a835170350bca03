import { readdirSync, readFileSync } from 'node:fs';
import { assign } from 'xstate';
import { findErrors, inquiryFields } from '../../machines/formRules';
import { coveringWalks, isNamed } from '../../workbench/walks/coveringWalks';
import { failureText } from '../../workbench/walks/failure';
import { isMachineName, models } from '../../workbench/walks/models';
import { readPathFile } from '../../workbench/walks/pathFile';
import { walkMachine } from '../../workbench/walks/walkMachine';

const file = {
  machine: 'panel',
  language: 'he',
  scenario: 'on any page',
  steps: ['open the panel', 'dismiss it'],
} as const;

const readingOf = (content: unknown) => () => readPathFile(JSON.stringify(content));

describe('[S4] A path file', () => {
  test('survives a round trip', () => {
    const recorded = { commit: 'c0ffee', differences: [], lost: ['{"type":"form.submitted"}'] };
    expect(readPathFile(JSON.stringify({ ...file, recorded }))).toEqual({ ...file, recorded });
  });

  test('can be taken by its machine', async () => {
    const read = readPathFile(JSON.stringify(file));
    expect((await walkMachine(models.panel, read)).flat()).toEqual([
      'panel.closed--panel.opened[]#0',
      'panel.open--panel.dismissed[]#0',
    ]);
  });

  test.each(Object.keys(models).filter(isMachineName))('can hold every path of %s', (machine) => {
    const model = models[machine];
    for (const { scenario, steps } of coveringWalks(model, isNamed(model))) {
      const read = readPathFile(JSON.stringify({ machine, language: 'en', scenario, steps }));
      expect(read.steps).toEqual(steps);
    }
  });

  test.each([
    ['is cut short', () => readPathFile('{"machine":'), 'This is no path file: '],
    ['is a list', readingOf([]), 'This is no path file: '],
    ['has no steps', readingOf({ ...file, steps: undefined }), 'This is no path file: steps: '],
    ['is in Greek', readingOf({ ...file, language: 'el' }), 'This is no path file: language: '],
    [
      'names a machine that there is not',
      readingOf({ ...file, machine: 'constructor' }),
      'There is no machine "constructor". There are: "banner", ',
    ],
    [
      'names a scenario that its machine has not',
      readingOf({ ...file, scenario: 'at sea' }),
      'panel has no scenario "at sea". There are: "on any page".',
    ],
    [
      'has a step that does not fit',
      readingOf({ ...file, steps: ['open the panel', 'open the panel'] }),
      'Step 2, "open the panel", does not fit: panel is in "open" then. Possible there: "dismiss it", "go to another page", "widen the window".',
    ],
    [
      'goes on where nothing is possible',
      readingOf({
        ...file,
        machine: 'banner',
        scenario: 'without a message',
        steps: ['close it'],
      }),
      'Step 1, "close it", does not fit: banner is in "absent" then. Nothing is possible there.',
    ],
  ])('with %s is rejected with a reason', (_, reading, message) => {
    expect(reading).toThrow(message);
  });
});

test.each(readdirSync('test/models/paths'))('[S4] the machine takes the path %s', async (name) => {
  const file = readPathFile(readFileSync(`test/models/paths/${name}`, 'utf8'));
  await walkMachine(models[file.machine], file);
});

test('[S4] a failed path says what differs, the shortest path to it, and where to see it', async () => {
  const { toasterMachine } = await import('../../machines/toaster.machine');
  const broken = toasterMachine.provide({ actions: { hold: () => {} } });
  const way = {
    scenario: 'in an active window',
    steps: [
      ...['a happens', 'dismiss it', 'a thousand seconds pass', 'a happens', 'the focus comes'],
      ...['the focus leaves', 'dismiss it'],
    ],
  };
  await expect(walkMachine(models.toaster, way, broken)).rejects.toThrow(
    [
      'toaster, in an active window: step 5, "the focus comes" in "a"',
      'projection.pauseReasons.0: expected "focus", found "absent"',
      'Later steps: 0 of 2 differ too',
      'Shortest path: a happens › the focus comes',
      'Workbench: /workbench?machine=toaster&scenario=in+an+active+window&did=a+happens&did=the+focus+comes',
    ].join('\n'),
  );
});

test('[S4] a failure on a page is about the last step', () => {
  const way = { scenario: 'on any page', steps: ['open the panel', 'dismiss it'] };
  expect(failureText(models.panel, way, [])).toMatch(/: step 2, "dismiss it" in "open"\n/);
});

test('[S4] a path finds what an event does in a state that does not list it', async () => {
  const { machine } = models.contactForm;
  const showErrors = assign(({ context }) => ({
    errors: findErrors(context.values, inquiryFields),
  }));
  const broken = machine.provide({ actions: { recheck: showErrors } });
  const steps = ['fill in with an invalid email', 'submit'];
  const way = { scenario: 'on its page', steps };
  await expect(walkMachine(models.contactForm, way, broken)).rejects.toThrow(
    'after {"type":"field.changed","field":"name","value":""}: projection.errors.0.field: expected "email", found "name"',
  );
});
