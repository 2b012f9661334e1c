/** One message to one address; `messageId` is the row's own, so that a repeat is recognised as such. */
export interface OutgoingMail {
  /** With its angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  }[];
}

export interface Mailer {
  /**
   * Hands a message over. Throws `MailRejected` when the server will never take it, any other error when it may
   * take it later. Refuses to run inside a transaction.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
