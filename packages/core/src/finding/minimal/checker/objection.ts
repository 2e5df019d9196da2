/** What is wrong with a certificate, and where. */
export interface Objection {
  readonly place: string;
  readonly message: string;
}
