/**
 * What the studio promises, each once. Other messages quote a promise by its name: `{{replyTime}}`. Numbers are facts of
 * `claims.ts` and `workTerms.ts` in `src/content`; days and hours are settings.
 */
export const promises = {
  offer:
    '{{starter|offered:From {{starterPrice}} a month. Live in {{menuDays|one:#\u00a0business day|other:#\u00a0business days}}.|other:{{start}}}}',
  meeting: 'free {{meetingMinutes}}-\u2060minute meeting',
  replyTime: 'within {{replyHours|one:#\u00a0hour|other:#\u00a0hours}}, {{supportDays}}',
  faults: 'Is something down? Call any day, {{restDays}} included: we fix it',
  changes: 'Email us by {{changesBy}} on a business day, and we change it that day.',
  start:
    'Most projects can start within {{startWeeks|one:#\u00a0week|other:#\u00a0weeks}} after the first meeting and contract signing.',
  menuLive:
    'Sign our agreement and send a readable photo of your menu {{chats|1:by WhatsApp or email|other:by email}}: it is live within {{menuDays|one:#\u00a0business day|other:#\u00a0business days}}, typed by us.',
  noSetupFee:
    '{{standardPlans|offered:No setup fee on standard plans, and you|other:You}} can cancel any time.',
  managedMenu:
    '{{starter|offered:#|other:A menu}} ({{starterItems}}\u00a0dishes, more by quote; any {{starterLanguages}}\u00a0languages), with every change made by us',
  rounds: '{{draftRounds|one:#\u00a0round|other:#\u00a0rounds}} of changes to the draft',
  marks: 'Vegan, spicy and allergen marks, and the kosher marks your certificate allows',
  watched: 'Monitored around the clock: we aim for {{uptime}}% uptime',
  restored: 'Regular backups, and we have practiced restoring them',
  tested: 'Tested on iPhone and Android',
  replaced: 'A new sticker for any that stops working',
};
