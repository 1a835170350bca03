import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';
import { useStore } from '../bench/store';
import { useProgress, useSession } from '../session';
import { differenceText } from '../walks/failure';
import { PathFileError, readPathFile, writePathFile } from '../walks/pathFile';
import { Problem, Tool, Tools } from './controls';

/** Exports the recorded path as a file, and imports a file to replay. */
export function PathFiles() {
  const { choose, open, frame } = useSession();
  const { machine, scenario, taken, differences, lost } = useProgress();
  const { request } = useStore(frame.state);
  const { language } = request;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');

  const save = () => {
    const steps = taken.map(({ step }) => step);
    const recorded = {
      commit: process.env.COMMIT,
      browser: navigator.userAgent,
      address: location.search,
      differences: differences.map(differenceText),
      lost,
    };
    const text = writePathFile({ machine, language, scenario, steps, recorded });
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `${machine}.path.json`,
    });
    link.click();
    URL.revokeObjectURL(address);
  };
  const load = async (file: File) => {
    try {
      const path = readPathFile(await file.text());
      setProblem('');
      if (path.language !== language) open({ ...request, language: path.language });
      choose(path);
    } catch (error) {
      if (!(error instanceof PathFileError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Tools>
      <Tool disabled={taken.length === 0} onClick={save}>
        Export
      </Tool>
      <Tool onClick={() => field.current?.click()}>Import</Tool>
      <VisuallyHidden>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          aria-label="Path file"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void load(file);
            target.value = '';
          }}
        />
      </VisuallyHidden>
      {lost.length > 0 && taken.length > 0 && (
        <Problem role="status">
          The export lacks {lost.length} actions or their payloads: {lost.join(' ')}
        </Problem>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
    </Tools>
  );
}
