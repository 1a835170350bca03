/** `tel:` link of a phone number: `+972 3 000 0000` gives `tel:+97230000000`. */
export function phoneLink(phone: string): string {
  return `tel:+${digitsOf(phone)}`;
}

/** Link that opens the messaging app with a prefilled text. */
export function chatLink(number: string, greeting: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeMarks(greeting)}`;
}

/** URLs may contain non-ASCII letters unescaped, which take a sixth of the space. Source: WHATWG URL, 4.3. */
function encodeMarks(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
