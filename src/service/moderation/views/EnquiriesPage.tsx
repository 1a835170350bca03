import { enquiryFields } from '../../../../machines/formRules';
import { type Enquiry, storedFields } from '../../enquiries';
import { fieldLabel, isChoice, optionLabel } from '../../optionLabels';
import { listAddress } from '../listQuery';
import type { EnquiryFilter, ListQuery } from '../lists';
import { fill, isolated } from '../words/words';
import { ActButton } from './ActButton';
import { ActionForm } from './ActionForm';
import { Details } from './Details';
import { EmptyList, ListControls, ListFoot, type ListProps } from './ListControls';
import { MailLink } from './MailLink';
import { Time } from './Time';
import { useView } from './View';

interface Props extends ListProps<EnquiryFilter, Enquiry> {
  /** After how many days one is deleted. */
  readonly days: number;
}

/** The enquiries, each with what can be done to it. */
export function EnquiriesPage({ path, query, list, days }: Props) {
  const { words } = useView();
  const { heading, lead, which, open, answered, empty } = words.enquiries;
  const controls = { path, query, list, heading, which, lead: fill(lead, { days }) };
  return (
    <div className="list-page">
      <ListControls {...controls} labels={{ open, answered }} />
      <div>
        {list.items.length === 0 && <EmptyList search={query.search} text={empty[query.filter]} />}
        {list.items.map((enquiry) => (
          <EnquiryCard key={enquiry.id} enquiry={enquiry} path={path} query={query} />
        ))}
        <ListFoot path={path} query={query} list={list} />
      </div>
    </div>
  );
}

interface CardProps {
  readonly enquiry: Enquiry;
  readonly path: string;
  readonly query: ListQuery<EnquiryFilter>;
}

function EnquiryCard({ enquiry, path, query }: CardProps) {
  const { words } = useView();
  const { id, name, answeredAt } = enquiry;
  const own = `${path}/${id}`;
  return (
    <article className="card" aria-labelledby={`of-${id}`}>
      <EnquiryContent enquiry={enquiry} headingId={`of-${id}`} />
      <ActionForm action={listAddress(own, query)}>
        <ActButton
          name="answered"
          value={answeredAt === null ? 'yes' : 'no'}
          label={answeredAt === null ? words.enquiries.answer : words.enquiries.reopen}
          of={name}
          tone={answeredAt === null ? 'primary' : 'quiet'}
        />
        <a
          className="button plain"
          href={listAddress(`${own}/delete`, query)}
          aria-label={fill(words.list.act, { act: words.enquiries.delete, name: isolated(name) })}
        >
          {words.enquiries.delete}
        </a>
      </ActionForm>
    </article>
  );
}

/** Beside the name, the company and the message. */
const details = storedFields.filter(
  (field) => field !== 'name' && field !== 'company' && field !== 'message',
);

interface ContentProps {
  readonly enquiry: Enquiry;
  readonly headingId: string;
}

/** Who asks what. */
export function EnquiryContent({ enquiry, headingId }: ContentProps) {
  const { words, language } = useView();
  const { name, company, message, receivedAt, answeredAt } = enquiry;
  const shown = (field: (typeof details)[number]) => {
    const value = enquiry[field];
    if (value === '') return undefined;
    if (isChoice(field)) return optionLabel(field, value, language);
    const { kind } = enquiryFields[field];
    if (kind === 'email') return <MailLink address={value} />;
    return kind === 'phone' ? <PhoneLink number={value} /> : value;
  };
  return (
    <>
      <header>
        <h2 id={headingId}>
          <bdi>{name}</bdi>
        </h2>
        {company && <p dir="auto">{company}</p>}
      </header>
      <blockquote className="text" dir="auto">
        {message}
      </blockquote>
      <Details
        entries={[
          ...details.map((field) => [fieldLabel(field, language), shown(field)] as const),
          [words.enquiries.received, <Time key="received" at={receivedAt} />],
          [
            words.enquiries.answered,
            answeredAt !== null && <Time key="answered" at={answeredAt} />,
          ],
        ]}
      />
    </>
  );
}

function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23')}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
