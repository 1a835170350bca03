import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { usePlaceholderTitle } from './PlaceholderBadge';

interface Props {
  readonly to: 'phone' | 'coordinator' | 'chat';
  readonly className?: string;
  readonly 'data-part'?: string;
  readonly children: ReactNode;
}

/** Calls the studio or its accessibility coordinator, or opens the chat, if there is one, in a new tab. */
export function ContactLink({ to, children, ...rest }: Props) {
  const { t } = useI18n();
  const { phone, accessibilityContact, messagingNumber } = useSettings();
  const title = usePlaceholderTitle(to);
  const targets = {
    phone: { href: phoneLink(phone) },
    coordinator: { href: phoneLink(accessibilityContact.phone) },
    chat: messagingNumber !== null && {
      href: chatLink(messagingNumber, t('layout.chat.greeting')),
      target: '_blank',
      rel: 'noopener',
    },
  };
  const target = targets[to];
  if (!target) return null;
  return (
    <a {...rest} {...target} title={title}>
      {children}
    </a>
  );
}

/** `tel:` link of a phone number: `+972 3 000 0000` gives `tel:+97230000000`. */
export function phoneLink(phone: string): string {
  return `tel:+${digitsOf(phone)}`;
}

/** Link that opens the messaging app with a prefilled text. */
export function chatLink(number: string, greeting: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeMarks(greeting)}`;
}

/** URLs may contain non-ASCII letters unescaped, which take a sixth of the space. Source: WHATWG URL, 4.3. */
function encodeMarks(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
