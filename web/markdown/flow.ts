/** Space between the blocks of a text, for the element around them. */
export const flow = '[&>*+*]:mt-4 [&>*+h2]:mt-12 [&>*+h3]:mt-9 [&>*+h4]:mt-7';
