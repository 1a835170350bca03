import styled from '@emotion/styled';
import { Section } from '../components/Section';
import { addOns } from '../content/addOns';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';
import { Price } from './Price';
import { VatNote } from './VatNote';

/** The extras, as a price list with leader dots. */
export function AddOnList() {
  const { t } = useI18n();
  return (
    <Section id="add-ons" heading={t('pricing.addOns.heading')} lead={t('pricing.addOns.lead')}>
      <List>
        {addOns.map(({ id, name, description, price }) => (
          <Line key={id}>
            <dt>
              <Name>{t(name)}</Name>
              <Leader aria-hidden="true" />
            </dt>
            <dd>
              <Price price={price} />
            </dd>
            <Description>{t(description)}</Description>
          </Line>
        ))}
      </List>
      <VatNote />
    </Section>
  );
}

const List = styled.dl({
  display: 'grid',
  gap: space(6),
  maxInlineSize: '54rem',
  marginBlockEnd: space(8),
});

const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: space(2),
  '& dt': { display: 'flex', alignItems: 'baseline', gap: space(2) },
});

const Name = styled.span({ fontFamily: face.display, fontSize: size.heading, fontWeight: 600 });

const Leader = styled.span({
  flex: 1,
  minInlineSize: space(3),
  borderBlockEnd: `2px dotted ${color.line}`,
});

const Description = styled.dd({ gridColumn: '1 / -1', color: color.inkSoft });
