import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { memo } from 'react';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { below, from, high, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Button, ButtonLink } from '../../ui/Button';
import type { MenuEditor } from './menuEditor.actor';

interface Props extends Pick<MenuEditor, 'isSample' | 'news' | 'share' | 'leave'> {
  readonly name: string;
  readonly status: string;
  /** Absent if the menu cannot be encoded. */
  readonly address: string | undefined;
}

const passedOn = {
  sheet: 'shared',
  clipboard: 'copied',
  paper: 'printed',
  picture: 'pictured',
  shareFailed: 'shareFailed',
} as const;

/** The status and the share actions, in reach at any scroll position. */
export const MenuShareActions = memo(function MenuShareActions(props: Props) {
  const t = useMenuEditorMessages();
  const { isSample, news, status, name, address, share, leave } = props;
  const all = ['picture', 'sheet', 'clipboard', 'paper'] as const;
  const methods = all.filter((method) => method !== 'sheet' || 'share' in navigator);
  return (
    <Foot>
      <News role="status">{news && news !== 'ready' ? t(passedOn[news]) : status}</News>
      {news === 'shareFailed' && <Address dir="ltr">{address}</Address>}
      <Ways hidden={isSample || !name}>
        {address && (
          <>
            <FormLink
              to="/contact"
              hash="order"
              state={{
                carriedMenu: { name, address, text: [t('message'), name, address].join('\n') },
              }}
              onClick={leave}
            >
              {t('toForm')}
            </FormLink>
            {methods.map((method) => (
              <Way key={method} type="button" tone="quiet" onClick={() => share(method)}>
                {t(`share.${method}`)}
              </Way>
            ))}
          </>
        )}
      </Ways>
    </Foot>
  );
});

const Foot = styled.div({
  [high]: { position: 'sticky' },
  insetBlockEnd: 0,
  zIndex: 1,
  padding: `${space(2)} ${space(4)} ${space(3)}`,
  backgroundColor: color.raised,
  borderBlockStart: `2px solid ${color.edge}`,
  [from('medium')]: { paddingInline: space(8) },
  [from('navigation')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(5),
    minBlockSize: '4.375rem',
  },
});

/** Two rows on phones; their place is kept once there is a name, until there is a code. */
const Ways = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: space(2),
  minBlockSize: `calc(6rem + ${space(2)})`,
  [from('medium')]: { display: 'flex', flexWrap: 'wrap', minBlockSize: '3rem' },
});

const way: CSSObject = {
  gridColumn: 'span 2',
  padding: `${space(1)} ${space(2)}`,
  fontSize: size.small,
  // By position: two or three fill a row, for any number of ways.
  '&:nth-child(-n + 2), &:nth-child(3):nth-last-child(2), &:nth-child(4):last-child': {
    gridColumn: 'span 3',
  },
  [from('medium')]: { paddingInline: space(4) },
};

const FormLink = styled(ButtonLink)(way);

const Way = styled(Button)(way);

/** On the buttons' row in a wide window. */
const News = styled.p({
  fontWeight: 700,
  '&:not(:empty)': { [below('navigation')]: { marginBlockEnd: space(2) } },
  [from('navigation')]: { order: 1 },
});

/** One click selects all. */
const Address = styled.output({ display: 'block', overflowWrap: 'anywhere', userSelect: 'all' });
