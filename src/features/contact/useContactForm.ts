import { inquiryFields } from '../../../machines/formRules';
import { useSiteActor } from '../../site/SiteContext';
import { useForm } from '../forms/useForm';
import { contactForm } from './contactForm.actor';

export const useContactForm = () => useForm(inquiryFields, useSiteActor(contactForm));
