import {
  channelName,
  createRecorder,
  type Entry,
  newest,
  type Report,
  type Request,
} from './record';

/* The script of inspected pages, which runs before the site's: reports their machines to inspectors of the same origin. */

const channel = new BroadcastChannel(channelName);
const post = (report: Report) => channel.postMessage(report);
let entries: Entry[] = [];
let isMasked = true;
const { page, inspect, send } = createRecorder(
  (entry) => {
    entries.push(entry);
    entries = newest(entries);
    post(entry);
  },
  () => (isMasked ? maskOf(typedTexts()) : (text) => text),
);
channel.addEventListener('message', ({ data }: MessageEvent<Request | Report>) => {
  if ('wants' in data) post({ all: entries });
  else if ('isMasked' in data) isMasked = data.isMasked;
  else if ('to' in data) send(data.to, data.event);
});
addEventListener('pagehide', () => post({ ended: page }));
window.inspectMachines = inspect;

/** Masks the texts of fields, and texts that contain a longer one. */
function maskOf(typed: readonly string[]) {
  const isTyped = (text: string) =>
    typed.some((value) => text.trim() === value || (value.length > 3 && text.includes(value)));
  return (text: string) => (isTyped(text) ? '•••' : text);
}

/** What the fields of the page have now. */
function typedTexts(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button])',
  );
  return [...fields].map(({ value }) => value.trim()).filter(Boolean);
}
