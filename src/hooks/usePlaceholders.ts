import { exampleAddress } from '../settings/exampleAddress';
import { exampleNumber } from '../settings/exampleNumber';
import { useSettings } from './useSettings';

/** Which contact addresses are still the placeholders of `src/site.config.ts`. */
export function usePlaceholders() {
  const { phone, messagingNumber, accessibilityContact, bookingUrl, social } = useSettings();
  return {
    phone: exampleNumber.test(phone),
    coordinator: exampleNumber.test(accessibilityContact.phone),
    chat: exampleNumber.test(messagingNumber),
    booking: exampleAddress.test(bookingUrl),
    facebook: exampleAddress.test(social.facebook),
    linkedin: exampleAddress.test(social.linkedin),
    instagram: exampleAddress.test(social.instagram),
  };
}
