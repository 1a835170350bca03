import styled from '@emotion/styled';
import { memo } from 'react';
import type { Language } from '../../../locales/languages';
import { Button, ButtonLink } from '../../components/Button';
import { useAddToMessage } from '../../hooks/useAddToMessage';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { formatShekels } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';

interface Props extends Pick<MenuEditor, 'news' | 'sides' | 'share' | 'leave'> {
  /** Absent if the menu cannot be encoded. */
  readonly address: string | undefined;
}

/** Results of sharing. */
const passedOn = {
  sheet: 'shared',
  clipboard: 'copied',
  paper: 'printed',
  picture: 'pictured',
  shareFailed: 'shareFailed',
} as const;

/** The address as text beside its code, and the share actions. */
export const MenuShareActions = memo(function MenuShareActions(props: Props) {
  const { language } = useI18n();
  const w = useMenuEditorMessages();
  const addToMessage = useAddToMessage();
  const { news, sides, address, share, leave } = props;
  const takeToForm = () => {
    addToMessage([w('message'), ...menuAsText(sides, language), `${address}`].join('\n'));
    leave();
  };
  return (
    <Foot data-bare={address ? undefined : ''}>
      <Ways>
        <News role="status">{news && news !== 'ready' && w(passedOn[news])}</News>
        {address && (
          <>
            <ButtonLink to="/contact" onClick={takeToForm}>
              {w('toForm')}
            </ButtonLink>
            {'share' in navigator && (
              <Button type="button" tone="quiet" onClick={() => share('sheet')}>
                {w('share')}
              </Button>
            )}
            <Button type="button" tone="quiet" onClick={() => share('clipboard')}>
              {w('copy')}
            </Button>
            <Button type="button" tone="quiet" onClick={() => share('paper')}>
              {w('print')}
            </Button>
            <Button type="button" tone="quiet" onClick={() => share('picture')}>
              {w('picture')}
            </Button>
          </>
        )}
      </Ways>
      <Facts>
        {address && (
          <>
            <Label id="own-menu-address">{w('link')}</Label>
            <Address dir="ltr" aria-labelledby="own-menu-address">
              {address}
            </Address>
          </>
        )}
        {w('kept')} {w('fixed')}
      </Facts>
    </Foot>
  );
});

const Foot = styled.div({
  display: 'grid',
  gap: space(5),
  padding: `${space(6)} ${space(4)} ${space(8)}`,
  borderBlockStart: `2px solid ${color.edge}`,
  [from('medium')]: { gridTemplateColumns: '1fr 1fr', gap: space(8), paddingInline: space(8) },
  // No actions yet, only facts.
  '&&[data-bare]': { gridTemplateColumns: '1fr', gap: 0, paddingBlockStart: space(5) },
});

const Ways = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space(2),
});

/** Below the pressed button. */
const News = styled.p({ order: 1, flexBasis: '100%', fontWeight: 700 });

const Facts = styled.div({ color: color.inkSoft, fontSize: size.small, lineHeight: 1.4 });

const Label = styled.p({ color: color.ink, fontWeight: 700 });

/** One click selects all. */
const Address = styled.output({
  display: 'block',
  marginBlockEnd: space(3),
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A menu as plain text, one side after the other: the restaurant, then each dish with its price. */
function menuAsText({ face, back }: MenuEditor['sides'], language: Language): readonly string[] {
  return [face, back].flatMap((side) =>
    side === undefined
      ? []
      : [
          side.name,
          ...side.dishes.map(({ name, price }) =>
            price === undefined ? name : `${name} ${formatShekels(price, language)}`.trim(),
          ),
        ].filter((line) => line !== ''),
  );
}
