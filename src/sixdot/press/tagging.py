"""The structure of a PDF as screen readers read it: headings, paragraphs and tables, in their order.

fpdf2 writes a tree of structure, but tags only pictures by itself: this hands it one with all of the text in it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from fpdf import FPDF
from fpdf.structure_tree import StructElem, StructureTreeBuilder
from fpdf.syntax import PDFObject


class Tag(StructElem):
    """A part of the document: what it is, and what it is part of."""

    __slots__ = ("a",)

    def __init__(self, kind: str, parent: PDFObject, page: int, scope: str = "") -> None:
        """`scope`: of the heading of a table, Column or Row."""
        super().__init__(f"/{kind}", parent, [], page_number=page)
        self.a = f"<</O /Table /Scope /{scope}>>" if scope else None


class Tags(StructureTreeBuilder):
    """The tree of one document."""

    def __init__(self, pdf: FPDF) -> None:
        super().__init__()
        self._pdf = pdf
        self._counts: dict[int, int] = {}
        self._all: list[Tag] = []
        pdf.struct_builder = self

    def add(self, kind: str, within: Tag | None = None, scope: str = "") -> Tag:
        parent = within or self.doc_struct_elem
        tag = Tag(kind, parent, self._pdf.page, scope)
        tag.pg = self._pdf.pages[self._pdf.page]  # type: ignore[assignment]
        parent.k.append(tag)
        self._all.append(tag)
        return tag

    @contextmanager
    def content(self, tag: Tag) -> Iterator[None]:
        """What is drawn meanwhile, all of it on this page, belongs to the tag."""
        page = self._pdf.page
        number = self._counts.get(page, 0)
        self._counts[page] = number + 1
        parents = self.spid_per_page_number.setdefault(page, len(self.spid_per_page_number))
        self.struct_tree_root.parent_tree.nums[parents].append(tag)
        self._pdf.pages[page].struct_parents = parents
        tag.k.append(number)
        self._pdf._out(f"{tag.s} <</MCID {number}>> BDC")
        yield
        self._pdf._out("EMC")

    @contextmanager
    def decoration(self) -> Iterator[None]:
        """What is drawn meanwhile is not read: lines, the number of the page."""
        self._pdf._out("/Artifact BMC")
        yield
        self._pdf._out("EMC")

    def __iter__(self) -> Iterator[PDFObject]:
        yield from (self.struct_tree_root, self.doc_struct_elem, self.struct_tree_root.parent_tree, *self._all)
