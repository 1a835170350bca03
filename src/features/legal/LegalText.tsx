import styled from '@emotion/styled';
import { type Language, languages } from '../../../locales/languages';
import { accessibilityTest, office } from '../../content/accessibility';
import {
  type LegalCondition,
  type LegalLine,
  type LegalPage,
  legalPages,
  othersPeriods,
} from '../../content/legal';
import { formatDate } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import type { Translate } from '../../i18n/translator';
import type { Settings } from '../../settings/settingsSchema';
import { useSettings } from '../../site/SiteContext';
import { tilted } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, radius, sectionGap, singleColumn, space } from '../../tokens/space';
import { measure, size, withinWindow } from '../../tokens/type';
import { Container } from '../../ui/Section';
import { StickyNote } from '../../ui/StickyNote';
import { textLink } from '../../ui/TextLink';
import { PageIntro } from '../chrome/PageIntro';
import { ConsentSettings } from '../consent/ConsentSettings';
import { isCountingFounded } from '../consent/isCountingFounded';
import { LegalContact } from './LegalContact';
import { LegalContents } from './LegalContents';

/** Terms, privacy or the accessibility statement for the current settings; sample texts are marked. */
export function LegalText({ page }: { readonly page: LegalPage }) {
  const { t, language } = useI18n();
  const settings = useSettings();
  const { updated, sample, ...text } = legalPages[page];
  const conditions = legalConditions(settings);
  const holds = ({ when, unless }: LegalLine) =>
    (!when || conditions[when]) && !(unless && conditions[unless]);
  const sections = text.sections.flatMap(({ paragraphs, items, ...section }) => {
    const shown = { ...section, paragraphs: paragraphs.filter(holds), items: items?.filter(holds) };
    return shown.paragraphs.length > 0 ? [shown] : [];
  });
  const params = legalParams(settings, t, language);
  return (
    <>
      <PageIntro isQuiet of={`/${page}`} lead={t(`${page}.lead`)}>
        <Updated>{t('legal.updated', { date: formatDate(updated, language) })}</Updated>
      </PageIntro>
      <Text>
        {page === 'privacy' && <LegalContents sections={sections} />}
        <Body>
          {sample && <Sample>{t('legal.sample')}</Sample>}
          {sections.map(({ id, heading, paragraphs, items, ending, contact }) => (
            <section key={id}>
              {/* Target of links, which move the focus here. */}
              <h2 id={id} tabIndex={-1}>
                {t(heading)}
              </h2>
              {paragraphs.map(({ words }) => (
                <p key={words}>{t(words, params)}</p>
              ))}
              {items && (
                <ul>
                  {items.map(({ words }) => (
                    <li key={words}>{t(words, params)}</li>
                  ))}
                </ul>
              )}
              {ending && <p>{t(ending, params)}</p>}
              {contact && <LegalContact of={contact} />}
            </section>
          ))}
          {page === 'privacy' && <ConsentSettings />}
          {page === 'terms' && (
            <Licences href="/licenses.txt" hrefLang="en">
              {t('legal.licenses')}
            </Licences>
          )}
        </Body>
      </Text>
    </>
  );
}

const Licences = styled.a({ ...textLink, justifySelf: 'start', fontSize: size.small });

const Sample = styled(StickyNote)({
  maxInlineSize: measure,
  // Its corners stay in the window.
  marginInlineEnd: space(1),
  fontSize: size.small,
});

/** The column of the headings, beside the text. */
const headings = '20rem';
/** As many lines in the fallback fonts. */
const paragraphs = '31.5rem';

const Text = styled(Container)({
  ...singleColumn,
  gap: space(8),
  paddingBlock: sectionGap.far,
  [from(1180)]: {
    gridTemplateColumns: `minmax(0, calc(${headings} + ${paragraphs})) minmax(12rem, 1fr)`,
    columnGap: space(12),
    alignItems: 'start',
  },
});

/** By tag, because the texts are generated: sections of paragraphs and lists. */
const Body = styled.div({
  '&, & section, & section > ul': { ...singleColumn, gap: `${space(8)} ${space(12)}` },
  '& section': { gap: `${space(2)} ${space(12)}` },
  '& section > *': { maxInlineSize: paragraphs },
  [from(1180)]: {
    '&, & > section': { gridTemplateColumns: `calc(${headings} - ${space(12)}) minmax(0, 1fr)` },
    '& > *, & > section > :not(h2)': { gridColumn: 2 },
    '&:only-child, & > section': { gridColumn: '1 / -1' },
    // Without contents beside it, the text begins at the fold of the heading.
    '&:only-child, &:only-child > section': { gridTemplateColumns: '1fr 1fr' },
  },
  '& h2': { fontSize: size.heading },
  '& section > ul': { paddingInlineStart: space(5), gap: space(1) },
});

/** A rubber stamp with a date. */
const Updated = styled.p({
  justifySelf: 'start',
  padding: `${space(1.5)} ${space(4)}`,
  border: '3px double',
  borderRadius: radius.small,
  color: color.accentOnHero,
  // A date does not wrap.
  fontSize: withinWindow(size.small, 8),
  fontWeight: 700,
  rotate: tilted(-2),
});

/** The conditions that these settings fulfill. */
export function legalConditions(settings: Settings): Readonly<Record<LegalCondition, boolean>> {
  const { contactEndpoint, reviewsApi, analyticsId, analyticsConsent, vatNote } = settings;
  const asks = analyticsConsent === 'ask';
  const inquiriesSent = contactEndpoint !== '';
  const reviews = reviewsApi !== null;
  const reviewsElsewhere = reviews && reviewsApi !== '';
  return {
    ...office,
    inquiriesSent,
    reviews,
    mailed: inquiriesSent || reviewsElsewhere,
    reviewsElsewhere,
    reviewsHere: reviewsApi === '',
    calendar: settings.bookingUrl !== null,
    chat: settings.messagingNumber !== null,
    visitsCounted: analyticsId !== '',
    visitsAskedFor: analyticsId !== '' && asks,
    basisForCounting: analyticsId !== '' && !asks && isCountingFounded(settings),
    vatIncluded: vatNote === 'included',
    screenReadersTested: accessibilityTest.screenReaders.length > 0,
  };
}

/** Parameters of the legal pages beside those of every message. */
export function legalParams(settings: Settings, t: Translate, language: Language) {
  const { studioLegalName, studioCompanyNumber, studioAddress } = settings;
  return {
    ...othersPeriods,
    legalName: studioLegalName[language],
    companyNumber: studioCompanyNumber,
    registration: t(`layout.registration.${settings.studioRegistration}`),
    address: studioAddress[language],
    inquiryDays: Number(settings.inquiryDays),
    rejectedReviewDays: Number(settings.rejectedReviewDays),
    inquiryHost: hostOf(settings.contactEndpoint),
    reviewsHost: hostOf(settings.reviewsApi),
    calendarName: settings.bookingServiceName,
    calendarHost: hostOf(settings.bookingUrl),
    messageYears: Number(settings.messageYears),
    analyticsBasis: settings.analyticsBasis[language],
    analyticsCompany: settings.analyticsService.company,
    analyticsHost: hostOf(settings.analyticsHost),
    coordinator: settings.accessibilityContactName[language],
    testDate: formatDate(accessibilityTest.date, language),
    testedBy: accessibilityTest.testedBy[language],
    testedWith: accessibilityTest.testedWith[language],
    screenReaders: accessibilityTest.screenReaders.join(languages[language].list.comma),
  };
}

function hostOf(address: string | null): string {
  return address ? new URL(address).host : '';
}
