import styled from '@emotion/styled';
import { teamIsSample } from '../../content/claims';
import { team } from '../../content/team';
import { useI18n } from '../../i18n/I18nContext';
import { Photograph } from '../../illustrations/Photograph';
import { inkLine } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, radius, singleColumn, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { SampleBadge } from '../../ui/SampleBadge';
import { Section } from '../../ui/Section';

/** The team: each member with a portrait. */
export function Team() {
  const { t, language } = useI18n();
  return (
    <Section
      id="team"
      heading={t('contact.team.heading')}
      lead={
        <>
          {`${t('contact.team.lead')} `}
          {teamIsSample && <SampleBadge>{t('contact.team.sample')}</SampleBadge>}
        </>
      }
    >
      <Tags role="list">
        {team.map(({ id, name, role, since, photo }) => (
          <Tag key={id}>
            <Who>
              {photo && (
                <Portrait>
                  <Photograph photo={photo} crop="portrait" isLazy />
                </Portrait>
              )}
              <Name>{name[language]}</Name>
            </Who>
            <p>{role[language]}</p>
            <Since>{t('contact.team.since', { year: since })}</Since>
          </Tag>
        ))}
      </Tags>
    </Section>
  );
}

const Tags = styled.ul({
  ...singleColumn,
  gap: space(8),
  [from('medium')]: {
    // Fewer columns in large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  },
});

const Tag = styled.li({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  paddingBlockStart: space(5),
  borderBlockStart: `3px solid ${color.edge}`,
});

/** The name stands beside the portrait where it fits. */
const Who = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(4),
});

const Portrait = styled.div({
  position: 'relative',
  inlineSize: space(28),
  aspectRatio: 1,
  overflow: 'clip',
  border: inkLine,
  borderRadius: radius.small,
});

const Name = styled.h3({
  ...displayed(size.heading, 900),
  flex: '1 1 min(100%, 9.5rem)',
});

const Since = styled.p({ color: color.inkSoft, fontSize: size.small });
