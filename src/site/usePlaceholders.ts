import { exampleAddress, exampleAppId, exampleNumber } from '../settings/examples';
import { useSettings } from './SiteContext';

/** Addresses and lists that are still the placeholders of `src/site.config.ts`. */
export function usePlaceholders() {
  const { phone, messagingNumber, accessibilityContact, bookingUrl, reviewsAppId, social } =
    useSettings();
  return {
    phone: exampleNumber.test(phone),
    coordinator: exampleNumber.test(accessibilityContact.phone),
    chat: exampleNumber.test(messagingNumber ?? ''),
    reviews: exampleAppId.test(reviewsAppId),
    booking: exampleAddress.test(bookingUrl ?? ''),
    facebook: exampleAddress.test(social.facebook),
    linkedin: exampleAddress.test(social.linkedin),
    instagram: exampleAddress.test(social.instagram),
  };
}
