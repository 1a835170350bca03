import { Hono } from 'hono';
import {
  deleteEnquiry,
  type Enquiry,
  findEnquiry,
  setEnquiryAnswered,
  storedFields,
} from '../../enquiries';
import { fieldLabel, isChoice, optionLabel } from '../../optionLabels';
import { listAddress, readListQuery } from '../listQuery';
import { enquirySource, readList, readWhole } from '../lists';
import { renderPage, wordsOf } from '../render';
import type { ModerationContext, ModerationDependencies, ModerationEnv } from '../requests';
import { spreadsheetTime } from '../time';
import { ConfirmPage } from '../views/ConfirmPage';
import { EnquiriesPage, EnquiryContent } from '../views/EnquiriesPage';
import type { MessageProps } from '../views/Message';
import { fill, isolated } from '../words/words';
import { csvAnswer } from './csvAnswer';

const path = '/moderate/enquiries';

/** The enquiries: the list, the download, what changes one, and what deletes it. */
export function enquiryRoutes(dependencies: ModerationDependencies): Hono<ModerationEnv> {
  const { database, now, moderation } = dependencies;
  const queryOf = (c: ModerationContext) => readListQuery(c.req.query(), enquirySource.filters);
  const backTo = (c: ModerationContext, done: Readonly<Record<string, string>>) =>
    c.redirect(`${listAddress(path, queryOf(c), done)}#message`, 303);

  return new Hono<ModerationEnv>()
    .get('/enquiries', async (c) => {
      const query = queryOf(c);
      const list = await readList(database, enquirySource, query);
      return renderPage(c, dependencies, {
        title: wordsOf(c).enquiries.heading,
        message: await messageOf(c, dependencies),
        children: (
          <EnquiriesPage path={path} query={query} list={list} days={moderation.enquiryDays} />
        ),
      });
    })
    .get('/enquiries.csv', (c) => {
      const { csv } = wordsOf(c);
      return csvAnswer(c, dependencies, {
        name: 'inquiries',
        head: [
          ...storedFields.map((field) => fieldLabel(field, c.get('language'))),
          ...[csv.received, csv.answered],
        ],
        items: readWhole(database, enquirySource, queryOf(c)),
        cellsOf: (enquiry) => cellsOf(enquiry, c),
      });
    })
    .post('/enquiries/:id', async (c) => {
      const id = c.req.param('id');
      const isAnswered = c.get('fields').get('answered') === 'yes';
      const changed = await setEnquiryAnswered(database, {
        id,
        now: now(),
        actor: 'owner',
        isAnswered,
      });
      if (!changed) return backTo(c, { done: 'gone' });
      return backTo(c, { done: isAnswered ? 'answered' : 'open', id });
    })
    .get('/enquiries/:id/delete', async (c) => {
      const enquiry = await findEnquiry(database, c.req.param('id'));
      if (!enquiry) return backTo(c, { done: 'gone' });
      const { enquiries } = wordsOf(c);
      return renderPage(c, dependencies, {
        title: enquiries.deleteHeading,
        children: (
          <ConfirmPage
            heading={enquiries.deleteHeading}
            lead={enquiries.deleteLead}
            action={listAddress(`${path}/${enquiry.id}/delete`, queryOf(c))}
            submit={enquiries.deleteSubmit}
            keep={{ href: listAddress(path, queryOf(c)), label: enquiries.keep }}
          >
            <article className="card" aria-labelledby="of">
              <EnquiryContent enquiry={enquiry} headingId="of" />
            </article>
          </ConfirmPage>
        ),
      });
    })
    .post('/enquiries/:id/delete', async (c) => {
      const id = c.req.param('id');
      const isDeleted = await deleteEnquiry(database, { id, now: now(), actor: 'owner' });
      return backTo(c, { done: isDeleted ? 'deleted' : 'gone' });
    });
}

function cellsOf(enquiry: Enquiry, c: ModerationContext): string[] {
  const language = c.get('language');
  const cells = storedFields.map((field) =>
    isChoice(field) ? optionLabel(field, enquiry[field], language) : enquiry[field],
  );
  return [...cells, spreadsheetTime(enquiry.receivedAt), spreadsheetTime(enquiry.answeredAt)];
}

/** What was just done, told by the address. */
async function messageOf(
  c: ModerationContext,
  { database }: ModerationDependencies,
): Promise<MessageProps | undefined> {
  const { done: texts } = wordsOf(c);
  const { done, id = '' } = c.req.query();
  if (done === 'gone' || done === 'deleted') return { text: texts[done] };
  if (done !== 'answered' && done !== 'open') return undefined;
  const enquiry = await findEnquiry(database, id);
  if (!enquiry || (enquiry.answeredAt !== null) !== (done === 'answered')) return undefined;
  const query = readListQuery(c.req.query(), enquirySource.filters);
  return {
    text: fill(texts[done], { name: isolated(enquiry.name) }),
    undo: {
      action: listAddress(`${path}/${id}`, query),
      fields: { answered: done === 'answered' ? 'no' : 'yes' },
    },
  };
}
