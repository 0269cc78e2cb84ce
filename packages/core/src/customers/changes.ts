/** Changes of customers. */
export interface CustomerChanges {
  /** In place of the one that is there; null deletes it. Refused when there is no such customer. */
  'customer.set_name': { id: string; encryptedName: string | null };
  /** In place of those that are there; null deletes them. Refused when there is no such customer. */
  'customer.set_notes': { id: string; encryptedNotes: string | null; notesAtMs: number | null };
  /** With the name and the notes. Refused when there is no such customer. */
  'customer.erase': { id: string };
}
