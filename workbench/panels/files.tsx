import { useRef } from 'react';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';
import { Tool } from './controls';

/** Downloads a text as a JSON file. */
export function saveFile(download: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}

interface Props {
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** A button that opens a JSON file. */
export function ImportTool({ label, onText }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool onClick={() => field.current?.click()}>Import</Tool>
      <VisuallyHidden>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => {
            void target.files?.[0]?.text().then(onText);
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}
