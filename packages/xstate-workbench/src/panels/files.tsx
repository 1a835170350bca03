import { useState } from 'react';
import { Tool } from './controls';

interface Props {
  readonly label: string;
  /** Name of the downloaded file. */
  readonly download: string;
  /** Content of the file; `undefined` if there is nothing to export. */
  readonly text: (() => string) | undefined;
  /** Takes an imported file, or throws an error with the reason. */
  readonly onText: (text: string) => void;
}

/** Controls that save and open a JSON file, and the reason why a file was rejected. */
export function FileTools({ label, download, text, onText }: Props) {
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
      <label>
        {label}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void open(target.files?.[0]).then(() => (target.value = ''))}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
