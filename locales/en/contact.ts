/** The page `/contact`, and the service options that both forms share. */
export const contact = {
  meta: {
    name: 'Contact',
    title: 'Contact us: reply within {{replyHours|one:# hour|other:# hours}} | {{studio}}',
    description:
      'Write to {{studio}}{{meetings|1:, call or book a #meeting|other: or call us}}. We reply {{replyTime}}. {{menus|offered:A photo of your menu is|other:A few lines are}} a good start.',
  },
  heading: 'Tell us about your place',
  lead: 'Write what slows you down on a busy {{menus|offered:shift|other:day}}.',
  form: {
    heading: 'Write to us',
    lead: 'Four fields and a checkbox are enough. We reply by email.',
    name: 'Full name',
    namePlaceholder: 'Who do we ask for?',
    email: 'Email',
    emailPlaceholder: 'name@example.com',
    phone: 'Phone',
    phonePlaceholder: '+972 50 000 0000',
    company: 'Company',
    companyPlaceholder: 'The name on your sign',
    service: 'Service',
    servicePlaceholder: 'Choose a service',
    budget: 'Budget',
    budgetPlaceholder: 'For one-time work',
    timeline: 'Timeline',
    timelinePlaceholder: 'When do you need it?',
    message: 'Project details',
    messagePlaceholder:
      '{{menus|offered:How many tables, how many dishes, what do guests ask for?|other:What takes too long today, and what do people ask you for?}}',
    terms: 'I accept the terms and conditions',
    termsLink: 'Read the terms and conditions',
    privacyNote: 'We use these details only to reply and to prepare a quote.',
    simulatedNote: 'This form is only for show: nothing is sent. Write\u00a0or\u00a0call.',
    privacyLink: 'How we treat your details',
    submit: 'Send Message',
    submitting: 'Sending...',
    sent: "Message sent successfully! We'll get back to you within {{replyHours|one:# hour|other:# hours}}.",
    repeated:
      'We already have this message. We’ll get back to you within {{replyHours|one:# hour|other:# hours}}.',
    limited:
      'Too many messages came from your network. Yours is still here: please try again in a few minutes, or write to {{email}}.',
    failed: 'Your message was not sent. It is still here: please try again, or write to {{email}}.',
    received: 'Received {{time}}',
    tried: 'Sample, {{time}}',
    about: 'About: {{choice}}',
    removeAbout: 'Remove this choice',
    more: 'More about the project',
    menu: 'Comes with the menu you wrote',
    removeMenu: 'Remove the menu',
    errors: {
      name: 'Please tell us your name',
      email: 'Please enter an email address we can reply to',
      service: 'Please choose a service',
      message: 'Please write a line about the project',
      terms: 'Please accept the terms and conditions',
    },
    services: {
      qrMenuSystems: 'QR Menu Systems',
      webDevelopment: 'Web Development',
      mobileApps: 'Mobile Apps',
      ecommerceStore: 'E-commerce Store',
      bookingSystem: 'Booking System',
      websiteMaintenance: 'Website Maintenance',
      customDevelopment: 'Custom Development',
      other: 'Other',
    },
    budgets: {
      range: '₪{{from}} to ₪{{to}}',
      above: '₪{{from}}+',
      discuss: 'Let’s discuss it',
    },
    timelines: {
      asap: 'As soon as possible',
      oneMonth: 'Within a month',
      twoToThreeMonths: 'Within 2 to 3 months',
      flexible: 'Flexible',
    },
  },
  next: {
    heading: 'What happens next',
    reply: 'We reply by email {{replyTime}}.',
    meeting:
      '{{meetings|1:A #meeting|other:We talk, free of charge}}.{{anyPlan|offered: For a plan, a\u00a0photo of the menu instead, {{chats|1:by WhatsApp or email|other:by email}}.|other:}}',
    price:
      'Then we send a short agreement to sign, at the listed price or one that we quote in writing.',
  },
  info: {
    heading: 'Or reach us directly',
    lead: 'Whoever answers you also builds.',
    call: 'Call us',
    email: {
      title: 'Email',
      description: 'Photos and files are welcome.',
    },
    phone: {
      title: 'Phone',
      description: '{{supportDays}}, {{supportFrom}} to {{supportTo}} Israel time. {{faults}}.',
    },
    chat: {
      title: 'WhatsApp',
      description:
        'A photo of your {{menus|offered:menu|other:counter}} is the best first message.',
      link: 'WhatsApp us{{menus|offered: your menu|other:}}',
    },
    address: { title: 'Studio', description: 'By appointment. In Israel we also come to you.' },
  },
  consultation: {
    heading: 'Would you rather talk?',
    lead: 'No slides, just your {{menus|offered:menu|other:counter}} and our questions.',
  },
  team: {
    heading: 'Who we are',
    lead: 'Whoever answers you has a name.',
    since: 'at the studio since {{year}}',
    sample: 'Sample people',
  },
  faq: {
    heading: 'Questions before the first meeting',
    start: {
      question: 'How soon can you start?',
      answer: '{{start}}',
    },
    where: {
      question: 'Do you come to us, or do we meet by video?',
      answer:
        'Both. In Israel we like to see the counter{{menus|offered: and the kitchen|other:}} once; elsewhere, video and a few photos will do.',
    },
    firstMeeting: {
      question: 'What happens in the first meeting?',
      answer:
        'You show us the {{menus|offered:menu|other:counter}} and the busiest hour, and we say what we would build, in what order, and roughly what it costs.',
    },
    afterLaunch: {
      question: 'Who takes care of it once it is live?',
      answer:
        'We do. {{anyPlan|offered:Plans and monthly|other:Monthly}} services include the software{{maintenance|offered:; any other site is by the hour or at a fixed monthly price|other:}}.{{menus|offered: We enter your dishes once; then you change them{{qrMenu|offered:, or we do with “#”|other:}}.|other:}}{{customDevelopment|offered: Your nephew can take over a custom site: code and accounts are yours.|other:}}',
    },
  },
};
