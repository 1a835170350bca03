import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { LegalSection } from '../../content/legal';
import { useI18n } from '../../i18n/I18nContext';
import { inkLine } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { from, headerHeight, space, targetSize } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { Icon } from '../../ui/Icon';

/** Table of contents of a long text: collapsed on phones, beside the text in wide windows. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const { t } = useI18n();
  return (
    <Slip>
      <Details>
        <Summary>
          {t('legal.contents')}
          <Sign name="chevron" size={16} />
        </Summary>
        <Nav>
          <Lines role="list">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <SectionLink href={`#${id}`}>{t(heading)}</SectionLink>
              </li>
            ))}
          </Lines>
        </Nav>
      </Details>
    </Slip>
  );
}

const Slip = styled.div({
  borderBlock: inkLine,
  [from(1180)]: {
    position: 'sticky',
    order: 1,
    insetBlockStart: `calc(${headerHeight} + ${space(6)})`,
    alignSelf: 'start',
    inlineSize: '100%',
    maxInlineSize: '22rem',
  },
  ...notPrinted,
});

/** Styles beside the text, where the contents are expanded initially in browsers that support it in CSS. */
const expanded = (styles: CSSObject) => ({
  [from(1180)]: { '@supports selector(::details-content)': styles },
});

const Details = styled.details(
  expanded({ '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } }),
);

const Summary = styled.summary(
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: targetSize,
    cursor: 'pointer',
    ...displayed(size.heading),
  },
  expanded({ pointerEvents: 'none' }),
);

const Sign = styled(Icon)(
  { marginInlineStart: 'auto', color: color.accent, '[open] &': { rotate: '180deg' } },
  expanded({ display: 'none' }),
);

const Nav = styled.nav({ paddingBlockEnd: space(2) });

/** By tag, because the lines are generated, like the text that they lead to. */
const Lines = styled.ul({ '& > li': { borderBlockStart: `2px dotted ${color.line}` } });

const SectionLink = styled.a({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: targetSize,
  fontSize: size.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
