const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A description of the contract, whose only markup is code in backticks. */
export function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** A block of code; strings are coloured. */
export function code(text: string): string {
  const coloured = escaped(text).replaceAll(/&quot;.*?&quot;|&#39;.*?&#39;/g, '<i>$&</i>');
  // A block that scrolls sideways can be reached by keyboard.
  return `<pre tabindex="0"><code>${coloured}</code></pre>`;
}
