import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Close } from '../icons.tsx';

/**
 * A modal window that holds the focus until it is closed. Escape closes it, unless it `isBusy`. `role="alertdialog"`
 * is for a question: a click outside does not answer it, and `onClose` is the answer that changes nothing.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  role = 'dialog',
  isBusy = false,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  isBusy?: boolean;
  children: ReactNode;
}) {
  const isQuestion = role === 'alertdialog';
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isQuestion && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-[rgb(10_16_18/0.62)] p-4"
    >
      <Modal className="w-full max-w-md">
        <AriaDialog role={role} className="neatline bg-sheet p-6 outline-none sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="font-serif text-xl">
              {title}
            </Heading>
            {!isQuestion && (
              <Button
                aria-label="Close"
                onPress={onClose}
                className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-small hover:bg-inset"
              >
                <Close />
              </Button>
            )}
          </div>
          <div className="mt-3">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
