import type { Translation } from '../words';

export const pricing: Translation<'pricing'> = {
  meta: {
    name: 'מחירון',
    title:
      'מחירון: {{starter|offered:כמה עולה תפריט QR? מ־{{starterPrice}} לחודש|other:כמה עולה העבודה שלנו}} | {{studio}}',
    description:
      'המחירים שלנו בשקלים: {{anyPlan|offered:{{plans|one:מסלול אחד|two:שני מסלולים|other:#masculine מסלולים}} לתפריט QR|other:{{services|one:שירות אחד|two:שני שירותים|other:#masculine שירותים}} למסעדות ולחנויות, לפי המחירון או לפי הצעת מחיר}}{{anyAddOn|offered:{{anyPlan|offered:|other:,}} ו{{addOns|one:תוספת אחת|two:שתי תוספות|other:#feminine תוספות}}|other:}}. {{noSetupFee}}',
  },
  heading:
    '{{menus|offered:מחירון תפריטי\u00a0QR, ערוך כמו\u00a0תפריט|other:המחירון שלנו, בעמוד\u00a0אחד}}',
  vatExcluded: 'המחירים לעסקים{{vatPercent|0:, ולא מתווסף מע״מ|other:, לפני מע״מ (#%)}}.',
  vatIncluded: 'המחירים לעסקים, כולל מע״מ ({{vatPercent}}%).',
  services: 'השירותים ומחיריהם',
  plans: {
    heading: '{{plans|one:מסלול אחד|two:שני מסלולים|other:#masculine מסלולים}} לתפריט QR',
    lead: 'מעדכנים אתם, מהטלפון.',
    popular: 'פופולרי',
    fullName: 'מסלול תפריט QR: {{plan}}',
    starter: {
      name: 'בסיסי',
      description: 'לקיוסק, לבית קפה או לפודטראק: תפריט אחד.',
      button: 'התחילו במסלול הבסיסי',
    },
    professional: {
      name: 'מקצועי',
      description: 'למסעדה שהתפריט שלה משתנה עם השעה.',
      button: 'התחילו במסלול המקצועי',
    },
    enterprise: {
      name: 'רשתות',
      description: 'לרשת של סניפים, או למטבח אחד שמוכר בכמה דרכים.',
      period: 'נקבע לפני שמתחילים',
      badge: 'הכי משתלם',
      button: 'דברו איתנו על מסלול הרשתות',
    },
    features: {
      menuItems: 'עד {{items}} מנות בתפריט',
      unlimitedItems: 'מנות בלי הגבלה',
      languages: '{{count}} שפות לבחירתכם',
      qrMenu: 'תפריט QR עם הלוגו והצבעים שלכם; לא צריך דומיין',
      edit: 'עדכון מחירים ומנות מהטלפון',
      emailSupport: 'תמיכה במייל, {{replyTime}}',
      allOfStarter: 'כל מה שיש במסלול ה{{starter}}',
      byHour: 'תפריט שמתחלף לפי השעה: בוקר, צהריים, ערב',
      photos: 'תמונות משלכם ליד המנות',
      statistics: 'רואים באילו מנות האורחים צופים, ומתי',
      phoneSupport: 'תמיכה גם {{chats|1:בטלפון ובוואטסאפ|other:בטלפון}}',
      allOfProfessional: 'כל מה שיש במסלול ה{{professional}}',
      branches: 'מספר סניפים, בתפריט משותף או נפרד',
      pos: 'חיבור לקופה הקיימת',
      languagesOnDemand: 'כל שפה שהלקוחות שלכם מדברים',
      contactPerson: 'איש קשר אחד, שמכיר את כל הסניפים',
    },
  },
  addOns: {
    heading: 'תוספות, וכמה עולה כל אחת',
    lead: '{{anyPlan|offered:אם תוספת דורשת מסלול, זה כתוב לידה.|other:}}',
    nfcStickers: {
      name: 'מדבקות NFC',
      description:
        'כל מדבקה פותחת עמוד אחד: {{menus|offered:התפריט, או |other:}}כתובת שתתנו לנו{{nfc|offered:; כדי לשנות אותו אחר כך או לספור הצמדות מוסיפים #|other:}}. {{tested}}, ויש גם סוג לדלפק נירוסטה.',
    },
    extraLanguage: {
      name: 'שפה נוספת',
      description: 'עוד שפה לכל התפריט: ערבית, רוסית או צרפתית. חד־\u2060פעמי.',
    },
    menuPhotography: {
      name: 'צילום מנות',
      description:
        'מגיעים בבוקר שקט, בכל הארץ, ומצלמים את המנות כמו שהן יוצאות מהמטבח. התמונות מוצגות {{list|professional:במסלול ה#|enterprise:במסלול ה#|other:בעמודים שלכם}}; הקבצים שלכם.',
    },
    tableQrCodes: {
      name: 'קודי QR לשולחנות',
      description:
        'קוד מודפס לכל שולחן, עם המספר שלו, {{menus|offered:לתפריט או |other:}}לכתובת שתתנו לנו. מנגבים במטלית וזהו. חד־\u2060פעמי, מ־{{minTables}}\u00a0שולחנות.',
    },
    reviewsSystem: {
      name: 'מערכת חוות דעת',
      description:
        'אורחים שהסכימו נשאלים אחרי הביקור. אתם קוראים ראשונים, והכול מופיע בתפריט, חוץ מעלבונות.',
    },
    paymentSystem: {
      name: 'מערכת סליקה',
      description:
        'האורחים מקלידים את סכום החשבון ומשלמים באשראי, דרך חברת הסליקה שלכם. החיבור אליה כלול{{onlineStore|offered:; בחנות המקוונת יש כבר סליקה|other:}}.',
    },
  },
  bill: {
    heading: 'כמה זה יוצא לכם',
    plan: 'איזה מסלול?',
    noPlan: 'בלי מסלול',
    quantity: 'כמה',
    range: 'בין {{min}} ל־{{max}}',
    fewer: 'אחד פחות',
    more: 'עוד אחד',
    empty: '{{anyPlan|offered:בחרו מסלול או סמנו|other:סמנו}} תוספת, והסכום יופיע כאן.',
    monthly: 'כל חודש',
    once: 'חד־פעמי',
    net: 'לפני מע״מ',
    vat: 'מע״מ ({{vatPercent}}%; לרוב {{foreignVatPercent}}% בחו״ל)',
    vatWithin: 'מתוכו מע״מ ({{vatPercent}}%)',
    totalMonthly: 'לחודש, {{vatPercent|0:סה״כ|other:כולל מע״מ}}',
    totalOnce: 'חד־פעמי, {{vatPercent|0:סה״כ|other:כולל מע״מ}}',
    noPhotos: '{{starter|offered:במסלול ה#|other:בתפריט}} אין תמונות; הקבצים שלכם.',
    needsPlan: 'רק עם מסלול.',
    included: 'כבר כלול במסלול הזה.',
    quoted: 'לפי הצעת מחיר, לא בסך הכול',
    toForm: 'שלחו לנו את החישוב',
  },
  faq: {
    heading: 'שאלות על המחירים',
    more: 'עוד {{count}} שאלות',
    sample: 'תנאים לדוגמה',
    setupFee: {
      question: 'יש דמי הקמה?',
      answer:
        'לא {{standardPlans|offered:במסלולים הבסיסי והמקצועי ולא |other:}}בשירותים החודשיים: משלמים מהיום שזה באוויר. {{enterprise|offered:מסלול ה#, והעברת|other:העברת}} {{list|onlineStore:מלאי|booking:הזמנות|other:נתונים}} אלינו, לפי הצעת מחיר.',
    },
    cancel: {
      question: 'אפשר לבטל?',
      answer:
        'כן, בכל רגע: כותבים לנו, ומשלמים רק עד סוף החודש.{{codes|offered: עוד {{codeMonths|one:חודש|two:חודשיים|other:# חודשים}} הקודים מובילים לכתובת שתבחרו.|other:}}',
    },
    commission: {
      question: 'יש עמלה על הזמנות?',
      answer: 'לא. משלמים לפי המחירון; חברת הסליקה גובה עמלות משלה.',
    },
    translation: {
      question: '{{menus|offered:מי מתרגם את התפריט?|other:}}',
      answer: 'אתם, ואנחנו מקלידים. אין עדיין תרגום? נדאג לו, ותראו את המחיר מראש.',
    },
    payment: {
      question: 'איך משלמים, ומה עם מע״מ בחו״ל?',
      answer:
        'משלמים בכרטיס אשראי או בהעברה בנקאית, בשקלים, ומקבלים {{vatPercent|0:קבלה, בלי תוספת מע״מ|other:חשבונית מס}}; מחו״ל גם בדולרים, לפי השער היציג ביום {{vatPercent|0:התשלום|other:החשבונית}}. {{vatPercent|0:גם עסק בחו״ל משלם|other:עסק בחו״ל משלם לרוב}} {{foreignVatPercent}}% מע״מ ישראלי, ואת המסים במדינה שלו.',
    },
    abroad: {
      question: 'אנחנו לא בישראל. מתי תענו לנו?',
      answer:
        'בכתב {{replyTime}}; בטלפון מ־{{supportFrom}} עד {{supportTo}} שעון ישראל, בניו יורק בדרך כלל מ־{{newYorkFrom}} עד {{newYorkTo}}, או בתיאום מראש.',
    },
    barcode: {
      question: '{{menus|offered:תפריט ברקוד ותפריט QR: אותו דבר?|other:}}',
      answer: 'כן: הריבוע שעל השולחן הוא קוד QR, והוא פותח את התפריט בטלפון.',
    },
    reminders: {
      question: '{{booking|offered:כמה עולות תזכורות SMS?|other:}}',
      answer: 'לפי מחיר חברת ההודעות, שתראו מראש. במייל הן כלולות במחיר.',
    },
    changePlan: {
      question: '{{professional|offered:אפשר להחליף מסלול בהמשך?|other:}}',
      answer: 'כן, למעלה או למטה: מספיקה הודעה אחת. הקודים שעל השולחנות לא משתנים.',
    },
    outgrow: {
      question: '{{starter|offered:ומה אם יש לנו יותר מ־{{starterItems}} מנות?|other:}}',
      answer:
        '{{professional|offered:במסלול ה# אין הגבלה|other:תקבלו הצעת מחיר}}{{qrMenu|offered:; ל״#״ תקבלו הצעת מחיר|other:}}. שום מנה לא נעלמת באמצע משמרת: קודם נכתוב לכם.',
    },
    printing: {
      question: '{{anyPlan|offered:הדפסה כלולה במסלול?|other:}}',
      answer:
        'המסלול כולל את הקוד ואת התפריט כקבצים לכל בית דפוס{{printed|offered:; מה שאנחנו מדפיסים הוא תוספת|other:}}.',
    },
    ordering: {
      question: '{{menus|offered:האורחים יכולים להזמין ולשלם מהתפריט?|other:}}',
      answer:
        'התפריט מיועד לקריאה{{paymentSystem|offered:; תשלום באשראי הוא התוספת ״#״|other:}}.{{customDevelopment|offered: הזמנה מהשולחן היא פיתוח בהתאמה אישית.|other:}}',
    },
    quantities: {
      question: '{{printed|offered:איך זה מגיע, ומי מתקין?|other:}}',
      answer:
        'בישראל {{list|tableQrCodes:קודים|nfcStickers:מדבקות}} מגיעים בתוך {{deliveryDays|one:יום עבודה|two:שני ימי עבודה|other:# ימי עבודה}}, והמשלוח כלול; לחו״ל תראו מראש מועד, משלוח ומס. אתם מדביקים; מה שמתחבר לקופה או למדפסת מתקינים אנחנו.',
    },
    connections: {
      question:
        '{{onlineStore|offered:לאילו קופות, חברות סליקה ושירותי משלוחים אתם מתחברים?|other:}}',
      answer:
        'לרוב {{posNames}}; את שלכם נבדוק לפני החתימה. חנות מקוונת כוללת חיבור לקופה אחת ולחברת סליקה אחת{{paymentSystem|offered:; מערכת הסליקה, לחברת סליקה אחת|other:}}. כל השאר, גם משלוחים, לפי הצעת מחיר.',
    },
    hosting: {
      question: 'אחסון ודומיין כלולים? ומה נשאר שלנו אם עוזבים?',
      answer:
        'אחסון, גיבויים ועדכוני תוכנה כלולים בכל מחיר חודשי קבוע. {{menus|offered:לתפריט לא צריך דומיין; {{onlineStore|offered:לחנות|other:לאתר אחר}} רושמים אותו|other:את הדומיין רושמים}} על שמכם, והאגרה השנתית עליכם. עוזבים? הוא נשאר שלכם, ובתוך {{dataDays|two:יומיים|other:# יום}} מקבלים כקבצים את {{list|menus:המנות|menus:התמונות|onlineStore:ההזמנות|systems:רשימות הלקוחות|other:הנתונים}}.',
    },
    support: {
      question: 'אתם עונים גם {{restDays}}?',
      answer:
        'בטלפון בימים {{supportDays}}, מ־{{supportFrom}} עד {{supportTo}}; ספירת {{replyHours}} השעות נעצרת {{restDaysAndHolidays}}. {{faults}}.',
    },
    maintenanceHour: {
      question: '{{maintenance|offered:כמה עולה שעת תחזוקה?|other:}}',
      answer:
        '{{maintenanceHour}}, לפי רבעי שעה, עם הערכה מראש. לתחזוקה חודשית ניתן הצעת מחיר קבוע אחרי שנראה את האתר.',
    },
    custom: {
      question:
        '{{customDevelopment|offered:כמה עולה אתר למסעדה, או פיתוח אחר בהתאמה אישית?|other:}}',
      answer: 'אין מחיר קבוע: אתר הוא פיתוח בהתאמה אישית. מקבלים היקף עבודה בכתב ומחיר אחד.',
    },
  },
  closing: {
    heading: 'חסר משהו?',
    lead: 'כתבו לנו מה צריך.',
    contact: 'בקשו הצעת מחיר',
  },
};
