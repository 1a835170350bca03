import { channelName, createRecorder, type Entry, type Report, type Request } from './record';

/* The script of inspected pages, which runs before the site's: reports their machines to inspectors of the same origin. */

/** Maximum number of entries that are kept. */
const longest = 5000;

const channel = new BroadcastChannel(channelName);
const post = (report: Report) => channel.postMessage(report);
let entries: Entry[] = [];
let isMasked = true;
const { page, inspect, send } = createRecorder(
  (entry) => {
    entries.push(entry);
    // Not at each entry, because that copies all others. Definitions are needed for charts.
    if (entries.length > longest * 1.1)
      entries = entries.filter(
        ({ definition }, index) => definition ?? index > entries.length - longest,
      );
    post(entry);
  },
  (text) => (isMasked && isTyped(text) ? '•••' : text),
);
channel.addEventListener('message', ({ data }: MessageEvent<Request | Report>) => {
  if ('wants' in data) post({ all: entries });
  else if ('isMasked' in data) isMasked = data.isMasked;
  else if ('to' in data) send(data.to, data.event);
});
addEventListener('pagehide', () => post({ ended: page }));
window.inspectMachines = inspect;

/** Values of the page's fields, read once a task. */
let typed: readonly string[] | undefined;

/** True if a field has this text, or the text contains a longer one. */
function isTyped(text: string): boolean {
  typed ??= readFields();
  return typed.some((value) => text.trim() === value || (value.length > 3 && text.includes(value)));
}

function readFields(): readonly string[] {
  queueMicrotask(() => {
    typed = undefined;
  });
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button])',
  );
  return [...fields].map(({ value }) => value.trim()).filter(Boolean);
}
