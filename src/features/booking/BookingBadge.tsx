import styled from '@emotion/styled';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useHydrated } from '../../site/SiteContext';
import { color } from '../../tokens/roles';
import { Icon } from '../../ui/Icon';
import { PartBoundary } from '../../ui/PartBoundary';
import { NewTabNote } from '../links/NewTabNote';
import { usePlaceholderTitle } from '../links/PlaceholderBadge';
import { loadDialog, useBookingBadge } from './bookingBadge.actor';

// Rendered only after the machine has loaded it.
const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }));

/**
 * Books a call from any page. It is a link to the booking page; with a widget, a plain click opens the dialog after
 * hydration, and a click for a new tab or window still gets one.
 */
export function BookingBadge({ bookingUrl }: { readonly bookingUrl: string }) {
  const { t } = useI18n();
  const { state, prepare, open, fail, modal } = useBookingBadge();
  const [wasOpened, setWasOpened] = useState(false);
  if (state === 'open' && !wasOpened) setWasOpened(true);
  const isHydrated = useHydrated();
  const badge = useRef<HTMLAnchorElement>(null);
  const isLink = state === 'linked';
  const opensDialog = isHydrated && !isLink;
  const press = (event: MouseEvent) => {
    if (isLink || asksForItsOwnWindow(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Badge
        ref={badge}
        href={bookingUrl}
        data-part="helper"
        data-opens-dialog={!isLink || undefined}
        target="_blank"
        rel="noopener"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        title={usePlaceholderTitle('booking')}
        aria-busy={state === 'opening' || undefined}
        {...(!isLink && { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare })}
        onClick={press}
      >
        <Icon name="calendar" size={22} />
        <span data-part="label">
          {t('layout.badge.label')}
          {!opensDialog && <NewTabNote />}
        </span>
      </Badge>
      {wasOpened && (
        <PartBoundary onFailure={fail}>
          <Suspense>
            <BookingDialog {...{ badge, bookingUrl, modal }} isOpen={state === 'open'} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function asksForItsOwnWindow({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

const Badge = styled.a({ backgroundColor: color.highlight, color: color.onHighlight });
