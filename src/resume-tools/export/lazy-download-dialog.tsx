import { LazyPart } from '../lazy-part';

const loadDialog = () => import('./download-dialog');

type LazyDownloadDialogProps = {
  onClose: () => void;
  /** Opens the print window once the dialog is gone. */
  print: () => void;
};

/** The dialog in which a kind of file is chosen; its code comes when somebody asks for it. */
export function LazyDownloadDialog({ onClose, print }: LazyDownloadDialogProps) {
  const handlePrint = () => {
    onClose();
    print();
  };
  return (
    <LazyPart load={loadDialog}>
      {({ DownloadDialog }) => <DownloadDialog onClose={onClose} onPrint={handlePrint} />}
    </LazyPart>
  );
}
