import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { Button } from '../components/Button';
import { drawQrCode } from '../components/drawQrCode';
import { ModalDialog } from '../components/ModalDialog';
import { menuAddress } from '../content/menuAddress';
import { type OwnMenuRequest, useOwnMenu } from '../hooks/useOwnMenu';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { useOwnMenuWords } from '../i18n/ownMenuWords';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { menuNews } from './menuNews';
import { OwnMenuCard } from './OwnMenuCard';
import { OwnMenuPassing } from './OwnMenuPassing';
import { TableTent } from './objects/TableTent';
import { TentSheet } from './TentSheet';

interface Props {
  readonly request: OwnMenuRequest;
  /** What opens it, and gets the focus back. */
  readonly pencil: RefObject<HTMLElement | null>;
}

/** A menu card to write on, or to read where an address brings one, and the code that holds all of it. */
export function OwnMenu({ request, pencil }: Props) {
  const { language } = useI18n();
  const w = useOwnMenuWords();
  const settings = useSettings();
  const menu = useOwnMenu(request, pencil);
  const { dialog, view, fragment, sides, leave, write } = menu;
  const isWriting = view === 'writing';
  const address = fragment && menuAddress(settings, language, fragment);
  const isShown = address !== undefined && view !== 'unreadable' && view !== 'closed';
  const code = isShown ? drawQrCode(address) : undefined;
  const name = sides.face?.name || sides.back?.name || '';
  return (
    <ModalDialog
      ref={dialog}
      title={w(isWriting ? 'title' : 'readTitle')}
      closeLabel={w(isWriting ? 'close' : 'closeRead')}
      onDismiss={leave}
    >
      <Table>
        <Note role="status">{menuNews(menu, w)}</Note>
        {view !== 'closed' && <OwnMenuCard menu={menu} />}
        <Beside>
          <Stand>
            <TableTent tone="green" {...(code && { code, caption: name })} />
          </Stand>
          {!isWriting && (
            <Button type="button" tone="quiet" onClick={write}>
              {w('write')}
            </Button>
          )}
          {isShown && <OwnMenuPassing menu={menu} address={address} />}
          <Kept>{w('kept')}</Kept>
        </Beside>
      </Table>
      {code && <TentSheet name={name} code={code} />}
    </ModalDialog>
  );
}

const Table = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(5),
  padding: `0 ${space(4)} ${space(8)}`,
  [from('medium')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
    columnGap: space(10),
    paddingInline: space(8),
  },
});

/** As high without words as with a line of them: nothing moves when they come. */
const Note = styled.p({
  gridColumn: '1 / -1',
  minBlockSize: '1.5em',
  fontWeight: 600,
});

const Beside = styled.div({ display: 'grid', justifyItems: 'start', gap: space(4) });

const Stand = styled.div({ [from('medium')]: { paddingBlockStart: space(2) } });

const Kept = styled.p({ color: color.inkSoft, fontSize: size.small });
