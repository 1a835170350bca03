import { useCallback } from 'react';
import { inquiryFields } from '../../../machines/formRules';
import { useSiteActor } from '../../site/SiteContext';
import { useForm } from '../forms/useForm';
import { contactForm } from './contactForm.actor';

export function useContactForm() {
  const actor = useSiteActor(contactForm);
  /** Fills in the service, unless the visitor has chosen one. */
  const suggestService = useCallback(
    (value: string) => {
      if (actor.getSnapshot().context.values.service === '')
        actor.send({ type: 'field.changed', field: 'service', value });
    },
    [actor],
  );
  return { ...useForm(inquiryFields, actor), suggestService };
}
