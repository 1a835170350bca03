import { useState } from 'react';
import { useStore } from '../bench/store';
import { useProgress, useSession } from '../session';
import { differenceText } from '../walks/failure';
import { PathFileError, readPathFile, writePathFile } from '../walks/pathFile';
import { Problem, Tool, Tools } from './controls';
import { ImportTool, saveFile } from './files';

/** Exports the recorded path as a file, and imports a file to replay. */
export function PathFiles() {
  const { choose, open, frame } = useSession();
  const { machine, scenario, taken, differences, lost } = useProgress();
  const { request } = useStore(frame.state);
  const { language } = request;
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
    saveFile(`${machine}.path.json`, text);
  };
  const load = (text: string) => {
    try {
      const path = readPathFile(text);
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
      <ImportTool label="Path file" onText={load} />
      {lost.length > 0 && taken.length > 0 && (
        <Problem role="status">
          The export lacks {lost.length} actions or their payloads: {lost.join(' ')}
        </Problem>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
    </Tools>
  );
}
