import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { PathFileError, readPathFile, writePathFile } from '../walks/pathFile';
import { Problem, Tool, Tools } from './controls';

/** Exports the recorded path as a file, and imports a file to replay. */
export function PathFiles() {
  const { player, language, open, frame } = useSession();
  const { machine, scenario, taken } = useSelector(player, ({ context }) => context);
  const code = useStore(language);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');

  const save = () => {
    const steps = taken.map(({ step }) => step);
    const text = writePathFile({ machine, language: code, scenario, steps });
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
      if (path.language !== code) {
        open({ ...frame.getSnapshot().context.request, language: path.language });
      }
      player.send({ type: 'path.chosen', ...path });
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
      {problem && <Problem role="alert">{problem}</Problem>}
    </Tools>
  );
}
