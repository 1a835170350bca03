import styled from '@emotion/styled';
import { type RefObject, useMemo } from 'react';
import type { Language } from '../../../locales/languages';
import { facingLanguage } from '../../../locales/languagesOfSite';
import { heroMenu } from '../../content/heroMenu';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { TableTent } from '../../illustrations/TableTent';
import { useSettings } from '../../site/SiteContext';
import { board } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, from, singleColumn, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import { drawQrCode } from '../../ui/drawQrCode';
import { MenuEditorCard } from './MenuEditorCard';
import { MenuPictureView } from './MenuPictureView';
import { MenuShareActions } from './MenuShareActions';
import { menuAddress } from './menuAddress';
import { type MenuEditor as Menu, useMenuEditor } from './menuEditor.actor';
import { inTwoColumns } from './menuPaper';
import { PrintableTent } from './PrintableTent';

interface Props {
  /** A new object opens the editor again. */
  readonly request: object;
  /** Element that opened the editor and gets the focus back. */
  readonly pencil: RefObject<HTMLElement | null>;
}

/** The menu editor: a card to write on, the picture that is sent, and the code on a tent. */
export function MenuEditor({ request, pencil }: Props) {
  const { language } = useI18n();
  const t = useMenuEditorMessages();
  const settings = useSettings();
  const menu = useMenuEditor(request);
  const { dialog, view, fragment, sides, share, leave } = menu;
  const address = fragment ? menuAddress(settings, language, fragment) : undefined;
  const other = facingLanguage(settings, language);
  const sample = useMemo(
    () => ({ face: sampleSide(language), back: other && sampleSide(other) }),
    [language, other],
  );
  const name = sides.face?.name || sides.back?.name || '';
  // Rerenders with the address, not with each letter.
  const { tent, sheet } = useMemo(() => {
    const code = address ? drawQrCode(address, 'any') : undefined;
    return {
      tent: <TableTent tone="green" {...(code && { code, caption: name })} />,
      sheet: code && <PrintableTent name={name} code={code} />,
    };
  }, [address, name]);
  return (
    <ModalDialog
      ref={dialog}
      isOpen={view !== 'closed'}
      returnTo={pencil}
      title={t('title')}
      closeLabel={t('close')}
      onDismiss={leave}
    >
      <Ground>
        <Things>
          {view !== 'closed' && <MenuEditorCard menu={menu} other={other ?? language} />}
          <Made>
            <MenuPictureView
              paper={menu.values.paper}
              change={menu.change}
              sides={menu.isSample ? sample : sides}
              address={menu.isSample ? menuAddress(settings, language, '/cafe') : address}
            />
            <Tent>{tent}</Tent>
          </Made>
        </Things>
        <Counter />
      </Ground>
      <Facts>
        {t('kept')} {t('fixed')}
      </Facts>
      <MenuShareActions
        status={codeStatus(menu, t)}
        name={name}
        address={address}
        isSample={menu.isSample}
        share={share}
        leave={leave}
        news={menu.news}
      />
      {sheet}
    </ModalDialog>
  );
}

function sampleSide(language: Language) {
  const name = heroMenu.restaurant[language];
  const dishes = [...heroMenu.dishes, heroMenu.drink].map((dish, line) => ({
    line,
    name: dish.name[language],
    price: dish.price,
    mark: 'mark' in dish ? dish.mark : undefined,
  }));
  return { name, dishes, texts: [name, ...dishes.map((dish) => dish.name)] };
}

/** Status message: the menu's code is ready, or the reason why there is none. */
function codeStatus(
  { isSample, isInvalid, invalidPrices, news }: Menu,
  t: ReturnType<typeof useMenuEditorMessages>,
): string {
  if (isSample) return t('start');
  if (isInvalid) return invalidPrices.length > 0 ? '' : t('full');
  return news === undefined ? '' : t('ready');
}

const Ground = styled.div({
  overflow: 'clip',
  isolation: 'isolate',
  backgroundColor: color.surfaceSunken,
  borderBlockStart: `2px solid ${color.edge}`,
});

const Things = styled.div({
  ...singleColumn,
  justifyItems: 'center',
  alignItems: 'end',
  gap: space(6),
  padding: `${space(4)} ${space(4)} 0`,
  [from('medium')]: { gridTemplateColumns: 'minmax(0, 24rem) 1fr', paddingInline: space(8) },
});

const Made = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'end',
  gap: space(4),
  [from(1180)]: { justifyContent: 'end' },
  ...inTwoColumns({ display: 'contents' }),
});

/** Of one size with any code; the largest one has 69 modules. */
const Tent = styled.div({
  '& [data-qr]': { inlineSize: '12.9375rem', [below(380)]: { inlineSize: '8.625rem' } },
  ...inTwoColumns({ gridArea: '2 / 2 / 4' }),
});

const Counter = styled.div(board, { position: 'relative', zIndex: -1, borderBlockEnd: 0 });

const Facts = styled.p({
  padding: `${space(3)} ${space(4)}`,
  borderBlockStart: `2px solid ${color.edge}`,
  color: color.inkSoft,
  fontSize: size.small,
  lineHeight: 1.4,
  [from('medium')]: { paddingInline: space(8) },
});
