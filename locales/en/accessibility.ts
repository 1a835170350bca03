/** `/accessibility`. Sample texts; `src/content/legal.ts` selects the sentences. */
export const accessibility = {
  meta: {
    name: 'Accessibility statement',
    title: 'Accessibility statement | {{studio}}',
    description:
      'How the {{studio}} website is made accessible, to which standard, what does not work well yet, and whom to write to when you meet a barrier.',
  },
  heading: 'Accessibility statement',
  lead: 'How we make this site accessible, and whom to tell when something stands in your way.',
  standard: {
    heading: 'The standard',
    text: 'This site is built to Israeli Standard 5568 part 1 at level AA, which rests on WCAG\u00a02.0, as regulation 35 of the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 2013, requires. We aim further: at WCAG\u00a02.2, level AA.',
  },
  done: {
    heading: 'What we did',
    text: 'Everything on our own pages works by keyboard{{languages|one:|2:, in Hebrew and in English|other:, in each language}}. Headings, lists, forms and messages are marked up for screen readers. Text can be enlarged, contrast was measured, and every form says plainly what is missing. Pages switch to dark mode and stop moving if your device’s settings ask for it.',
  },
  tested: {
    heading: 'How it was tested',
    text: 'On {{testDate}}, by {{testedBy}}, with {{testedWith}}: every page{{languages|one:|2:, in both languages|other:, in each language}}, at the width of a phone and of a desktop.',
    screenReaders: 'It was also read with these screen readers: {{screenReaders}}.',
  },
  gaps: {
    heading: 'What may still be hard',
    screenReaders:
      'Nobody has read the whole site with a screen reader yet. If something sounds wrong in yours, tell us.',
    calendar:
      'The booking calendar belongs to another company, and we can’t fix every fault in it. Write or call, and we’ll book the meeting for you.',
    chat: 'WhatsApp belongs to another company, and we can’t fix every fault in it. Write or call instead.',
  },
  built: {
    heading: '{{menus|offered:Are your menus accessible?|other:Is what you build accessible?}}',
    text: 'We build {{list|menus:digital menus|onlineStore:stores|booking:booking pages|other:sites}} to Israeli Standard 5568, level AA, with a statement that you fill in. The legal duty, where it applies, is yours.',
  },
  place: {
    heading: 'Our place',
    text: 'We meet by video, at your place or at our studio, {{address}}. At the studio:',
    stepFree: 'The entrance has no steps.',
    steps: 'The entrance has steps.',
    toilet: 'There is an accessible restroom.',
    noToilet: 'There is no accessible restroom.',
    parking: 'There is accessible parking nearby.',
    noParking: 'There is no accessible parking nearby.',
    loop: 'There is a hearing loop.',
    noLoop: 'There is no hearing loop.',
    ask: 'Tell us before you come what else you need, such as a sign-language interpreter, and we’ll arrange it.',
  },
  coordinator: {
    heading: 'Accessibility requests',
    text: 'Tell {{coordinator}} which page, device and browser it was. We reply {{replyTime}}.',
  },
};
