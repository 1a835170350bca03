import type { InquiryValues } from '../../../machines/formRules';
import { useSiteActor } from '../../site/SiteContext';
import { contactForm } from './contactForm.actor';

const field: keyof InquiryValues = 'message';

/** Appends a text to the inquiry's message, unless the message contains it. */
export function useAddToMessage(): (text: string) => void {
  const actor = useSiteActor(contactForm);
  return (text) => {
    const message = String(actor.getSnapshot().context.values[field]);
    if (message.includes(text)) return;
    const value = message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
    actor.send({ type: 'field.changed', field, value });
  };
}
