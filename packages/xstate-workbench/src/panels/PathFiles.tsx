import { useState } from 'react';
import { useStore } from '../bench/store';
import { useProgress, useSession } from '../page/session';
import { differenceText } from '../paths/failure';
import { type PathFile, readPathFile } from '../paths/pathFile';
import { Tool } from './controls';

/** Exports the recorded path as a file, and imports a file to replay, or says why it was rejected. */
export function PathFiles() {
  const { catalog, choose, open, frame } = useSession();
  const { machine, scenario, taken, differences, lost } = useProgress();
  const { request } = useStore(frame.state);
  const { variants } = request;
  const [problem, setProblem] = useState('');
  const save = () => {
    const found = [differences, ...taken.map((one) => one.differences)].flat();
    const file: PathFile = {
      ...{ machine, variants, scenario, steps: taken.map(({ step }) => step) },
      recorded: {
        browser: navigator.userAgent,
        address: location.search,
        differences: found.map(differenceText),
        lost: [...lost],
      },
    };
    const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
    const href = URL.createObjectURL(blob);
    const download = `${machine}.path.json`;
    Object.assign(document.createElement('a'), { href, download }).click();
    URL.revokeObjectURL(href);
  };
  const read = (text: string) => {
    try {
      const { variants: wanted, ...path } = readPathFile(text, catalog);
      const isOther = Object.entries(wanted).some(([name, value]) => variants[name] !== value);
      if (isOther) open({ ...request, variants: { ...variants, ...wanted } });
      choose(path);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Tool disabled={taken.length === 0} onClick={save}>
        Export
      </Tool>
      <label>
        Path file
        <input
          type="file"
          accept=".json,application/json"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) read(await file.text());
            target.value = '';
          }}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      {lost.length > 0 && taken.length > 0 && (
        <p role="status">
          The export lacks {lost.length} actions or their payloads: {lost.join(' ')}
        </p>
      )}
    </>
  );
}
