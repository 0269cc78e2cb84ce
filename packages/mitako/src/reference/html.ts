const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A description of the contract, whose only markup is code in backticks. */
export function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** Strings, with the colon behind a name; other values and verbs. */
const COLOURED = /(&quot;.*?&quot;)(:?)|(?<=: )(?:\d+|true|false|null)\b|\b(?:await|curl|export)\b(?= )/g;

/** A block of code: names stay plain, values and verbs are coloured. */
export function code(text: string): string {
  const coloured = escaped(text).replaceAll(COLOURED, (word: string, string?: string, colon?: string) => {
    if (string === undefined) return `<b>${word}</b>`;
    return colon === ':' ? word : `<i>${word}</i>`;
  });
  // A block that scrolls sideways can be reached by keyboard.
  return `<pre tabindex="0"><code>${coloured}</code></pre>`;
}
