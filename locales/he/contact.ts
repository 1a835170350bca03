import type { Translation } from '../words';

export const contact: Translation<'contact'> = {
  meta: {
    name: 'צרו קשר',
    title: 'צרו קשר: תשובה בתוך {{replyHours|one:שעה|two:שעתיים|other:# שעות}} | {{studio}}',
    description:
      'כתבו אל {{studio}}{{meetings|1:, התקשרו או קבעו #meeting|other: או התקשרו}}. עונים {{replyTime}}, {{menus|offered:ותמונה של התפריט היא|other:וכמה שורות הן}} התחלה מצוינת.',
  },
  heading: 'ספרו לנו על\u00a0המקום שלכם',
  lead: 'כתבו לנו מה תוקע אתכם {{menus|offered:במשמרת עמוסה|other:ביום עמוס}}.',
  form: {
    heading: 'כתבו לנו',
    lead: 'ארבעה שדות וסימון אחד מספיקים. נענה במייל.',
    name: 'שם מלא',
    namePlaceholder: 'את מי לבקש?',
    email: 'מייל',
    emailPlaceholder: 'name@example.co.il',
    phone: 'טלפון',
    phonePlaceholder: '050-000-0000',
    company: 'שם העסק',
    companyPlaceholder: 'מה כתוב על השלט?',
    service: 'שירות',
    servicePlaceholder: 'בחרו שירות',
    budget: 'תקציב',
    budgetPlaceholder: 'לעבודה חד־פעמית',
    timeline: 'לוח זמנים',
    timelinePlaceholder: 'למתי צריך את זה?',
    message: 'פרטי הפרויקט',
    messagePlaceholder:
      '{{menus|offered:כמה שולחנות, כמה מנות, מה הלקוחות מבקשים?|other:מה לוקח היום יותר מדי זמן, ומה הלקוחות מבקשים?}}',
    terms: 'תנאי השימוש מקובלים עליי',
    termsLink: 'לתנאי השימוש',
    privacyNote: 'הפרטים האלה משמשים אותנו רק כדי לחזור אליכם ולהכין הצעת מחיר.',
    simulatedNote: 'בגרסה הזאת הטופס להדגמה, ולא נשלח דבר. כתבו\u00a0או\u00a0התקשרו.',
    privacyLink: 'מה אנחנו עושים עם הפרטים',
    submit: 'שלחו הודעה',
    submitting: 'שולחים…',
    sent: 'ההודעה נשלחה! נחזור אליכם בתוך {{replyHours|one:שעה|two:שעתיים|other:# שעות}}.',
    repeated:
      'ההודעה הזאת כבר אצלנו. נחזור אליכם בתוך {{replyHours|one:שעה|two:שעתיים|other:# שעות}}.',
    limited:
      'נשלחו מהרשת שלכם יותר מדי הודעות. ההודעה שלכם עדיין כאן: נסו שוב בעוד כמה דקות, או כתבו אל {{email}}.',
    failed: 'ההודעה לא נשלחה, אבל היא עדיין כאן. נסו שוב, או כתבו אל {{email}}.',
    received: 'התקבל {{time}}',
    tried: 'דוגמה, {{time}}',
    about: 'לגבי: {{choice}}',
    removeAbout: 'הסרת הבחירה',
    more: 'עוד על הפרויקט',
    menu: 'מצורף התפריט שכתבתם',
    removeMenu: 'הסרת התפריט',
    errors: {
      name: 'איך קוראים לכם?',
      email: 'צריך כתובת מייל כדי שנוכל לענות',
      service: 'בחרו שירות',
      message: 'כתבו שורה על הפרויקט',
      terms: 'אשרו את תנאי השימוש',
    },
    services: {
      qrMenuSystems: 'תפריטי QR',
      webDevelopment: 'פיתוח אתרים',
      mobileApps: 'אפליקציות לנייד',
      ecommerceStore: 'חנות מקוונת',
      bookingSystem: 'מערכת להזמנת מקומות ותורים',
      websiteMaintenance: 'תחזוקת אתרים',
      customDevelopment: 'פיתוח בהתאמה אישית',
      other: 'אחר',
    },
    budgets: {
      range: '{{from}} עד {{to}} ₪',
      above: '{{from}} ₪ ומעלה',
      discuss: 'נדבר על זה',
    },
    timelines: {
      asap: 'כמה שיותר מהר',
      oneMonth: 'בתוך חודש',
      twoToThreeMonths: 'בתוך חודשיים־שלושה',
      flexible: 'גמיש',
    },
  },
  next: {
    heading: 'מה קורה אחר כך',
    reply: 'נענה במייל {{replyTime}}.',
    meeting:
      '{{meetings|1:#meeting|other:שיחה ללא תשלום}}.{{anyPlan|offered: למסלול מספיקה תמונה של התפריט, {{chats|1:בוואטסאפ או במייל|other:במייל}}.|other:}}',
    price: 'ואז נשלח לחתימה הסכם קצר, לפי המחירון או לפי הצעת מחיר בכתב.',
  },
  info: {
    heading: 'או פנו אלינו ישירות',
    lead: 'מי שעונה לכם הוא מי שבונה.',
    call: 'התקשרו',
    email: {
      title: 'מייל',
      description: 'אפשר לצרף תמונות וקבצים.',
    },
    phone: {
      title: 'טלפון',
      description: '{{supportDays}}, מ־{{supportFrom}} עד {{supportTo}}. {{faults}}.',
    },
    chat: {
      title: 'וואטסאפ',
      description: 'הכי קל להתחיל בתמונה של {{menus|offered:התפריט|other:הדלפק}}.',
      link: 'שלחו {{menus|offered:תפריט|other:הודעה}} בוואטסאפ',
    },
    address: { title: 'הסטודיו', description: 'בתיאום מראש. בישראל מגיעים גם אליכם.' },
  },
  consultation: {
    heading: 'מעדיפים לדבר?',
    lead: 'בלי מצגות: רק {{menus|offered:התפריט|other:הדלפק}} שלכם והשאלות שלנו.',
  },
  team: {
    heading: 'מי אנחנו',
    lead: 'למי שעונה לכם יש שם.',
    since: 'בסטודיו מאז {{year}}',
    sample: 'אנשים לדוגמה',
  },
  faq: {
    heading: 'מה ששואלים לפני הפגישה הראשונה',
    start: {
      question: 'בתוך כמה זמן אפשר להתחיל?',
      answer: '{{start}}',
    },
    where: {
      question: 'אתם מגיעים, או שנפגשים בווידאו?',
      answer:
        'גם וגם. בארץ אנחנו אוהבים לראות פעם אחת את הדלפק{{menus|offered: ואת המטבח|other:}}; בחו״ל מספיקים וידאו וכמה תמונות.',
    },
    firstMeeting: {
      question: 'מה קורה בפגישה הראשונה?',
      answer:
        'אתם מראים לנו את {{menus|offered:התפריט|other:הדלפק}} ואת השעה הכי עמוסה, ואנחנו אומרים מה היינו בונים, באיזה סדר וכמה זה יעלה בערך.',
    },
    afterLaunch: {
      question: 'מי מטפל באתר אחרי שהוא עולה?',
      answer:
        'אנחנו. {{anyPlan|offered:במסלולים ובשירותים|other:בשירותים}} החודשיים התוכנה במחיר{{maintenance|offered:; כל אתר אחר לפי שעה או במחיר חודשי קבוע|other:}}.{{menus|offered: את המנות מכניסים אנחנו פעם אחת; אחר כך מעדכנים אתם{{qrMenu|offered:, או אנחנו ב״#״|other:}}.|other:}}{{customDevelopment|offered: אתר בהתאמה אישית אפשר להעביר גם לאחיין: הקוד והחשבונות שלכם.|other:}}',
    },
  },
};
