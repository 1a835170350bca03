import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';
import { Problem, Tool } from './controls';

interface Props {
  readonly label: string;
  /** Name of the downloaded file. */
  readonly download: string;
  /** Content of the file; `undefined` if there is nothing to export. */
  readonly text: (() => string) | undefined;
  /** Takes an imported file, or throws an error with the reason. */
  readonly onText: (text: string) => void;
}

/** Buttons that save and open a JSON file, and the reason why a file was rejected. */
export function FileTools({ label, download, text, onText }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const save = () => {
    const href = URL.createObjectURL(new Blob([text?.() ?? ''], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href, download }).click();
    URL.revokeObjectURL(href);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      onText(await file.text());
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Tool disabled={!text} onClick={save}>
        Export
      </Tool>
      <Tool onClick={() => field.current?.click()}>Import</Tool>
      <VisuallyHidden>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => void open(target.files?.[0]).then(() => (target.value = ''))}
        />
      </VisuallyHidden>
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}
