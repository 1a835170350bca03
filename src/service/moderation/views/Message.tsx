import { ActionForm } from './ActionForm';
import { useView } from './View';

/** What was just done, and how to undo it. */
export interface MessageProps {
  readonly text: string;
  readonly undo?:
    | { readonly action: string; readonly fields: Readonly<Record<string, string>> }
    | undefined;
}

/** The address names it by its fragment, so that the browser's focus starts here and a screen reader says it. */
export function Message({ text, undo }: MessageProps) {
  const { words } = useView();
  return (
    <div
      className="message"
      id="message"
      role="status"
      tabIndex={-1}
      aria-labelledby="message-text"
    >
      <p id="message-text">{text}</p>
      {undo && (
        <ActionForm {...undo}>
          <button className="quiet" type="submit">
            {words.done.undo}
          </button>
        </ActionForm>
      )}
    </div>
  );
}
