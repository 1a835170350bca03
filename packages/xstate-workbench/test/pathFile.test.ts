import { readPathFile, runPath } from 'xstate-workbench';
import { catalog } from './models/config';

const file = {
  machine: 'lamp',
  variants: { language: 'he' },
  scenario: 'at night',
  steps: ['press', 'hold'],
};

const readingOf = (content: unknown) => () => readPathFile(JSON.stringify(content), catalog);

describe('A path file', () => {
  test('survives a round trip', () => {
    const recorded = { browser: 'Chromium', differences: [], lost: ['{"type":"held"}'] };
    expect(readingOf({ ...file, recorded })()).toEqual({ ...file, recorded });
  });

  test('can be taken by its machine', async () => {
    const { taken } = await runPath(catalog.modelOf('lamp'), readingOf(file)());
    expect(taken.flat()).toEqual(['lamp.off--pressed[]#0', 'lamp.on--held[]#0']);
  });

  test('can hold every path', () => {
    for (const machine of catalog.names)
      for (const { scenario, steps } of catalog.pathsOf(machine))
        expect(readingOf({ machine, scenario, steps })().steps).toEqual(steps);
  });

  test.each([
    ['cut short', () => readPathFile('{"machine":', catalog), 'This is no path file: Invalid JSON'],
    ['a list', readingOf([]), 'This is no path file: '],
    ['without steps', readingOf({ ...file, steps: undefined }), 'This is no path file: steps: '],
    [
      'in Greek',
      readingOf({ ...file, variants: { language: 'el' } }),
      'There is no language "el". There are: "en", "he".',
    ],
    [
      'of a machine that there is not',
      readingOf({ ...file, machine: 'constructor' }),
      'There is no machine "constructor". There are: "lamp", "list", "host".',
    ],
    [
      'of a scenario that its machine has not',
      readingOf({ ...file, scenario: 'at sea' }),
      'lamp has no scenario "at sea". There are: "at night".',
    ],
    [
      'with a step that does not fit',
      readingOf({ ...file, steps: ['hold'] }),
      'Step 1, "hold", does not fit: lamp is in "off" then. Possible there: "press".',
    ],
    [
      'that goes on where nothing is possible',
      readingOf({
        ...file,
        machine: 'list',
        scenario: 'on the page',
        steps: ['names load', 'retry'],
      }),
      'Step 2, "retry", does not fit: list is in "loaded" then. Nothing is possible there.',
    ],
  ])('%s is rejected with a reason', (_, reading, message) => {
    expect(reading).toThrow(message);
  });
});
