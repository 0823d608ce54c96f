"""Mini-expansion 8, Cult, Siege & Creativity: shrines, besieged cities and two blank tiles."""

from ...box import Box
from .faces import tile_of_id
from .rules import LAYOUT, made_up_face, settle_faces

BOX = Box(
    sets=("cult-siege-creativity",),
    layout=LAYOUT,
    requires=("cult", "cathars"),
    settle=settle_faces,
    made_up_tile=tile_of_id,
    made_up_face=made_up_face,
)
