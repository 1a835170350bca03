import styled from '@emotion/styled';
import { type RefObject, useMemo } from 'react';
import { ModalDialog } from '../../components/dialog/ModalDialog';
import { drawQrCode } from '../../components/drawQrCode';
import { menuAddress } from '../../content/menuAddress';
import { useSettings } from '../../hooks/SiteContext';
import { type MenuEditor as Menu, useMenuEditor } from '../../hooks/useMenuEditor';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { board } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, from, space } from '../../tokens/space';
import { TableTent } from '../illustrations/TableTent';
import { MenuEditorCard } from './MenuEditorCard';
import { MenuShareActions } from './MenuShareActions';
import { PrintableTent } from './PrintableTent';

interface Props {
  /** A new object opens the editor again. */
  readonly request: object;
  /** Element that opened the editor and gets the focus back. */
  readonly pencil: RefObject<HTMLElement | null>;
}

/** The menu editor: a card to write on, and its QR code. */
export function MenuEditor({ request, pencil }: Props) {
  const { language } = useI18n();
  const w = useMenuEditorMessages();
  const settings = useSettings();
  const menu = useMenuEditor(request);
  const { dialog, view, fragment, sides, share, leave } = menu;
  const address = fragment ? menuAddress(settings, language, fragment) : undefined;
  const name = sides.face?.name || sides.back?.name || '';
  // Rerenders with the address, not with each letter.
  const code = useMemo(() => (address ? drawQrCode(address, 'any') : undefined), [address]);
  const tent = useMemo(
    () => <TableTent tone="green" {...(code && { code, caption: name })} />,
    [code, name],
  );
  const sheet = useMemo(() => code && <PrintableTent name={name} code={code} />, [code, name]);
  return (
    <ModalDialog
      ref={dialog}
      isOpen={view !== 'closed'}
      returnTo={pencil}
      title={w('title')}
      closeLabel={w('close')}
      onDismiss={leave}
    >
      <Ground>
        <Things>
          <News role="status">{codeStatus(menu, w)}</News>
          {view !== 'closed' && <MenuEditorCard menu={menu} />}
          {tent}
        </Things>
        <Counter />
      </Ground>
      <MenuShareActions
        sides={sides}
        address={address}
        share={share}
        leave={leave}
        news={menu.news}
      />
      {sheet}
    </ModalDialog>
  );
}

/** Status message: the menu's code is ready, or the reason why there is none. */
function codeStatus(
  { isSample, isInvalid, invalidPrices, news }: Menu,
  w: ReturnType<typeof useMenuEditorMessages>,
): string {
  if (isSample) return w('start');
  if (isInvalid) return invalidPrices.length > 0 ? '' : w('full');
  return news === undefined ? '' : w('ready');
}

const Ground = styled.div({
  overflow: 'clip',
  isolation: 'isolate',
  backgroundColor: color.surfaceHero,
  borderBlockStart: `2px solid ${color.edge}`,
});

/** On one counter, as in the hero; on phones the tent comes before the card. */
const Things = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'end',
  gap: space(5),
  paddingInline: space(4),
  // The largest code has 69 modules.
  [below(380)]: { '--module': '0.1875rem' },
  [from('medium')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space(8),
    paddingInline: space(8),
  },
});

/** Reserved space for messages. */
const News = styled.p({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  minBlockSize: '1.5em',
  marginBlockStart: space(3),
  fontWeight: 700,
});

/** Below the illustrations, with their shadows. */
const Counter = styled.div(board, { position: 'relative', zIndex: -1, borderBlockEnd: 0 });
