import type { Language } from '../../locales/languages';
import type { Photo } from './photo';

type Both = Readonly<Record<Language, string>>;

/** One member of the team. */
export interface TeamMember {
  readonly id: string;
  readonly name: Both;
  /** The person's job for customers, in one sentence. */
  readonly role: Both;
  /** Year of joining. */
  readonly since: number;
  readonly photo?: Photo;
}

/** The team for `/contact`, with texts in each language beside the facts. While they are invented, `claims.ts` says so. */
export const team: readonly TeamMember[] = [
  {
    id: 'noa',
    name: { en: 'Noa Sapir', he: 'נועה ספיר' },
    role: {
      en: 'Answers you first, then draws the menu. Before the studio she waited tables for six years.',
      he: 'עונה לכם ראשונה, ואז מעצבת את התפריט. לפני הסטודיו מלצרה שש שנים.',
    },
    since: 2017,
  },
  {
    id: 'amir',
    name: { en: 'Amir Darwish', he: 'אמיר דרוויש' },
    role: {
      en: 'Builds stores and bookings, and gets them to talk to your POS.',
      he: 'בונה חנויות ומערכות להזמנת מקומות, ומחבר אותן לקופה שלכם.',
    },
    since: 2017,
  },
  {
    id: 'michal',
    name: { en: 'Michal Oren', he: 'מיכל אורן' },
    role: {
      en: 'Takes care of everything that is live. If it breaks on a Friday, she knows first.',
      he: 'מטפלת בכל מה שכבר באוויר. אם משהו נתקע ביום שישי, היא יודעת ראשונה.',
    },
    since: 2021,
  },
];
