import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { chatLink, phoneLink } from './addresses';
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
