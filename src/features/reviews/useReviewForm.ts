import { reviewFields } from '../../../machines/formRules';
import { useSiteActor } from '../../site/SiteContext';
import { useForm } from '../forms/useForm';
import { reviewForm } from './reviewForm.actor';

export const useReviewForm = () => useForm(reviewFields, useSiteActor(reviewForm));
