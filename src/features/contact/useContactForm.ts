import { inquiryFields } from '../../../machines/formRules';
import { useSiteActor } from '../../site/SiteContext';
import { useForm } from '../forms/useForm';
import { contactForm } from './contactForm.actor';

export const useContactForm = () => useForm(inquiryFields, useSiteActor(contactForm));

/** Appends a text to the inquiry's message, unless the message contains it. */
export function useAddToMessage(): (text: string) => void {
  const actor = useSiteActor(contactForm);
  return (text) => {
    const message = actor.getSnapshot().context.values.message;
    if (message.includes(text)) return;
    const value = message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
    actor.send({ type: 'field.changed', field: 'message', value });
  };
}
