import { useSiteActor } from './SiteContext';

/** Puts a text below what the visitor has written into the inquiry's message; one that stands there already stays. */
export function useAddToMessage(): (text: string) => void {
  const actor = useSiteActor('contactForm');
  return (text) => {
    const message = String(actor.getSnapshot().context.values.message);
    if (message.includes(text)) return;
    const value = message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
    actor.send({ type: 'field.changed', field: 'message', value });
  };
}
